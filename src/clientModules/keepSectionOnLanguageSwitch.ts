import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {currentSectionHash} from './currentSection';

/**
 * Makes a link to the same page in the other language lead to the section being read: heading ids are the same in both.
 * The hash is added when the link is used, so that a new tab gets it too.
 */
function addSectionHash({target}: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LANGUAGE_LINK) : null;
  if (link) {
    link.hash = currentSectionHash();
  }
}

/** The items of the locale dropdown, which the theme gives a `lang`, and the link of the translation notice. */
const LANGUAGE_LINK = 'a[lang][href], a[hreflang][href]';

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, addSectionHash, {capture: true});
  }
}
