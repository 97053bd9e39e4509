import type {ClientModule} from '@docusaurus/types';
import {isComplete} from '@site/src/plugins/first-paint/critical-css/lastRule';
import {closeNotice, showNotice} from './notice';

/** Tells of the deferred stylesheet: the page can be read without it, but what scripts add to it looks wrong. */
const missingStylesheet: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    const missing = !previousLocation && window.obisEarly?.sheets.find((link) => !isComplete(link));
    if (!missing) return;
    missing.addEventListener('load', () => isComplete(missing) && closeNotice());
    showNotice(missing.href, () => window.location.reload());
  },
};

export default missingStylesheet;
