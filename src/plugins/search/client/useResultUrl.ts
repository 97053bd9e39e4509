import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';

/**
 * Return a function that turns the URL of a hit into the URL of its link (site specification, section 4, tests/spec). A
 * URL that matches the external-URL pattern stays as it is. Docusaurus keeps the query of the others, so it is removed here.
 */
export function useResultUrl(): (url: string) => string {
  const processUrl = useSearchResultUrlProcessor();
  return (url) => {
    const resultUrl = processUrl(url);
    return resultUrl === url ? url : resultUrl.replace(/\?[^#]*/, '');
  };
}
