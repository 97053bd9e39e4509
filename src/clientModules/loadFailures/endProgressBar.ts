import progressBar from '@docusaurus/theme-classic/lib/nprogress';

/** More than the delay after which the bar starts (specification, section 4). */
const START_DELAY_MS = 300;

/** End the progress bar of a page that does not come. Docusaurus ends it only when a page is shown. */
export function endProgressBar(): void {
  setTimeout(() => progressBar.onRouteDidUpdate?.({} as never), START_DELAY_MS);
}
