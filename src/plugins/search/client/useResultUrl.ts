import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';

/**
 * Return a function that turns the URL of a hit into the URL of its link: path and hash. A URL that matches `externalUrlRegex` of the
 * search settings stays as it is. Docusaurus keeps the query of the others, so it is removed here.
 */
export function useResultUrl(): (url: string) => string {
  const processUrl = useSearchResultUrlProcessor();
  return (url) => {
    const resultUrl = processUrl(url);
    // A path such as `//evil.example/x` would lead to another site.
    return resultUrl === url ? url : resultUrl.replace(/\?[^#]*/, '').replace(/^\/{2,}/, '/');
  };
}
