import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {centerInContainer} from '../lib/centerInContainer';
import {currentSectionTitle} from '../lib/currentSection';

/** Write the title of the section that is being read on the bar with the contents, where src/css/global.css shows it. */
function showCurrentSection(): void {
  const button = document.querySelector('.theme-doc-toc-mobile > button');
  const title = currentSectionTitle();
  if (title) button?.setAttribute('data-section', title);
  else button?.removeAttribute('data-section');
}

/** Close the open contents if the reader selects an entry or something outside, or presses Escape. */
function closeTableOfContents({type, target, key}: MouseEvent & KeyboardEvent): void {
  const open = document.querySelector("[class*='tocCollapsibleExpanded']");
  const isClosing =
    type === 'click'
      ? target instanceof Element && (target.closest('a') || !open?.contains(target))
      : key === 'Escape';
  if (isClosing) open?.querySelector('button')?.click();
}

/** Scroll the open contents so that the entry of the section that is being read is in view. */
function showCurrentEntry(): void {
  const entry = document.querySelector('.theme-doc-toc-mobile .table-of-contents__link--active');
  const contents = entry?.closest('.table-of-contents');
  if (entry && contents) centerInContainer(contents, entry);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', showCurrentSection, {passive: true});
  document.addEventListener('click', closeTableOfContents as EventListener);
  // A click may have opened the contents. They are on the page in the next frame.
  document.addEventListener('click', () => requestAnimationFrame(showCurrentEntry));
  document.addEventListener('keydown', closeTableOfContents as EventListener);
}

/**
 * Client module: on a phone, the theme shows the contents of the page as a bar that opens. Show in the bar which section is being read, and
 * close the open contents after a selection.
 */
const mobileTableOfContents: ClientModule = {
  // In the next frame, when the rest of the page has changed, so that the browser computes the layout only once.
  onRouteDidUpdate: () => void requestAnimationFrame(showCurrentSection),
};

export default mobileTableOfContents;
