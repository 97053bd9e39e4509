import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRedirects} from './checkRedirects';
import {movedSections} from './movedSections';
import {REDIRECTS_FILE} from './readRedirects';

/** Checks redirects.yaml, and gives pages the sections that have left them. Pages that moved are for plugin-client-redirects. */
export default function redirectsPlugin({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'obis-redirects',
    getPathsToWatch: () => [path.join(siteDir, REDIRECTS_FILE)],
    async contentLoaded({actions}) {
      const moved = movedSections(siteDir, loadRedirects(siteDir), i18n.currentLocale);
      await actions.createData('moved.json', moved);
    },
  };
}
