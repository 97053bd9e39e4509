import progressBar from '@docusaurus/theme-classic/lib/nprogress';

/** End the progress bar of a page that does not come. Docusaurus ends it only when a page is shown. */
export const endProgressBar = () => progressBar.onRouteDidUpdate?.({} as never);
