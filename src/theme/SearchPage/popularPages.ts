import {translate} from '@docusaurus/Translate';

/** The pages that most readers need first, for those who do not know what to search for. */
export function popularPages(): {to: string; title: string}[] {
  return [
    {
      to: '/obis/get-started/basic-operation-procedures',
      title: translate({
        id: 'obis.searchPage.popular.procedures',
        message: 'Basic operation procedures',
        description: 'Link of the search page; the title of the page',
      }),
    },
    {
      to: '/obis/deployment/step-one',
      title: translate({
        id: 'obis.searchPage.popular.install',
        message: 'Install the edge service',
        description: 'Link of the search page',
      }),
    },
    {
      to: '/obis/feature-guide/product-management/create-a-batch',
      title: translate({
        id: 'obis.searchPage.popular.batch',
        message: 'Create a batch',
        description: 'Link of the search page; the title of the page',
      }),
    },
    {
      to: '/obis/programming-client/execute-device-programming',
      title: translate({
        id: 'obis.searchPage.popular.programming',
        message: 'Execute device programming',
        description: 'Link of the search page; the title of the page',
      }),
    },
    {
      to: '/obis/troubleshoot/faq',
      title: translate({
        id: 'obis.searchPage.popular.faq',
        message: 'FAQ',
        description: 'Link of the search page; the title of the page',
      }),
    },
    {
      to: '/obis/common/glossary',
      title: translate({
        id: 'obis.searchPage.popular.glossary',
        message: 'Glossary',
        description: 'Link of the search page; the title of the page',
      }),
    },
  ];
}
