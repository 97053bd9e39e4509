import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {currentSectionHash} from './currentSection';

/**
 * A link to the same page in the other language leads to the part that is being read, not to the top: the ids of
 * headings are the same in both. Written into the address when the link is used, so that a new tab gets it too.
 */
function addSectionHash({target}: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LANGUAGE_LINK) : null;
  if (link) {
    link.hash = currentSectionHash();
  }
}

/** The entries of the language menu, which the theme marks with their language, and the link of the notice. */
const LANGUAGE_LINK = 'a[lang][href], a[hreflang][href]';

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, addSectionHash, {capture: true});
  }
}
