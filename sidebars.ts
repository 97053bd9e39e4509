import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The one sidebar of the manual. Its first link gives the sidebar its label, 'Product introduction'. */
const sidebars: SidebarsConfig = {
  obis: [
    {type: 'doc', id: 'obis/introduction/overview', label: 'Product introduction'},
    {
      type: 'category',
      label: 'Get started',
      key: 'get-started',
      collapsed: false,
      items: [
        'obis/get-started/basic-operation-procedures',
        'obis/get-started/setup-admin-account',
      ],
    },
    {
      type: 'category',
      label: 'Feature guide',
      key: 'feature-guide',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Key management (KMS)',
          key: 'kms',
          collapsed: false,
          items: [
            'obis/feature-guide/kms/overview',
            'obis/feature-guide/kms/create-a-key',
            'obis/feature-guide/kms/check-keys',
            'obis/feature-guide/kms/delete-a-key',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      key: 'reference',
      collapsed: false,
      items: ['obis/common/glossary'],
    },
  ],
};

export default sidebars;
