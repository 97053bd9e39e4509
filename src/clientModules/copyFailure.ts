import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showBanner} from './loadFailures/banner';

/** The code block in which the reader clicked last. */
let clicked: Element | null = null;

function rememberBlock({target}: MouseEvent): void {
  clicked = target instanceof Element ? target.closest('.theme-code-block') : null;
}

/**
 * Select the code that the browser refuses to copy, and tell the reader to copy it. The theme leaves the error of its copy button
 * unhandled on purpose, so that sites can handle it here.
 */
function selectCode(event: PromiseRejectionEvent): void {
  const code = clicked?.querySelector('code');
  // A page that was only prefetched can fail to load at any time.
  if (!code || (event.reason as Error | undefined)?.name === 'ChunkLoadError') return;
  event.preventDefault();
  window.getSelection()?.selectAllChildren(code);
  showBanner('copy');
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', rememberBlock);
  window.addEventListener('unhandledrejection', selectCode);
}
