import progressBar from '@docusaurus/theme-classic/lib/nprogress';

/** Time to wait until the bar has started. Docusaurus starts it 200 ms after the click (tests/spec/04-states.spec.ts). */
const START_DELAY_MS = 300;

/** End the progress bar when a page fails to load. Docusaurus ends it only when a page is shown. */
export function endProgressBar(): void {
  // The function of the theme ignores its argument.
  setTimeout(() => progressBar.onRouteDidUpdate?.({} as never), START_DELAY_MS);
}
