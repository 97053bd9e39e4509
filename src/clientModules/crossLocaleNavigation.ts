import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isReachable} from './isReachable';
import {showNotice} from './notice';
import {STALL_NOTICE_MS} from './stallNotice';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads a page as a document. The old page stays until the new one comes; if none does, the reader hears of it there. */
function open(url: string): void {
  timer = setTimeout(() => showNotice(undefined, () => open(url)), STALL_NOTICE_MS);
  window.location.assign(url);
}

/** A browser without a network would put its error page in the place of the page being read. */
async function openIfReachable(url: string): Promise<void> {
  if (await isReachable(url)) open(url);
  else showNotice(new Error(url), () => void openIfReachable(url));
}

/** Opens a page in the other language, which is another build, so the router cannot open it. */
function handleClick(event: MouseEvent): void {
  const {target, altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = event;
  if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPage = link?.origin === window.location.origin && !/\.\w+$/.test(link.pathname);
  if (!link || !isPage || link.pathname === window.location.pathname) return;
  if (link.target === '_blank' || link.download) return;
  event.preventDefault();
  clearTimeout(timer);
  if (navigator.onLine) open(link.href);
  else void openIfReachable(link.href);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', handleClick);
  window.addEventListener('pagehide', () => clearTimeout(timer));
}
