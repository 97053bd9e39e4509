import type {ClientModule} from '@docusaurus/types';
import {LAST_RULE} from '@site/src/plugins/first-paint/critical-css/lastRule';
import {closeNotice, showNotice} from './notice';

/** Tells whether a stylesheet is there up to its last rule: a proxy may send a part of it, or a login page. */
function isComplete({sheet}: HTMLLinkElement): boolean {
  try {
    return [...(sheet?.cssRules ?? [])].at(-1)?.cssText.startsWith(LAST_RULE) ?? false;
  } catch {
    // From another origin.
    return false;
  }
}

/** Tells of the deferred stylesheet: the page can be read without it, but what scripts add to it looks wrong. */
const missingStylesheet: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    const missing = window.obisEarly?.sheets.find((link) => !isComplete(link));
    if (previousLocation || !missing) return;
    missing.addEventListener('load', () => isComplete(missing) && closeNotice());
    showNotice(missing.href, () => window.location.reload());
  },
};

export default missingStylesheet;
