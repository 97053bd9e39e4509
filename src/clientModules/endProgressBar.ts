import progressBar from '@docusaurus/theme-classic/lib/nprogress';

/** Ends the bar of a page that does not come: Docusaurus ends it only when the page is shown. */
export const endProgressBar = () => progressBar.onRouteDidUpdate?.({} as never);
