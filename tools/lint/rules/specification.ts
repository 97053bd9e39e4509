import fs from 'node:fs';
import path from 'node:path';
import {listRoutes} from '../../../src/content/pages';
import specified from '../../page/specifiedRoutes.json';
import type {Finding} from '../finding';
import type {SiteRule} from '../rule';

/** Texts that the specification of the site prescribes, by the files that contain them. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'sidebars.ts': ['Product introduction'],
  'src/settings/configTranslations.ts': [
    'Explore user manuals, examples, APIs, tutorials, and more.',
  ],
  'docusaurus.config.ts': [
    'Documentation Center',
    'Contact Us',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Follow Us',
  ],
};

/** Require the pages that the specification of the site lists (tools/page/specifiedRoutes.json), and its texts (TEXTS above). */
export const specification: SiteRule = ({siteDir}) => {
  const pages = new Set([...listRoutes(siteDir), '/', '/search']);
  const location = {line: 1, rule: 'specification'};
  const lostPages = specified
    .filter((route) => !pages.has(route))
    .map((route): Finding => {
      const message = `the specification lists the page ${route}, which is gone`;
      return {...location, file: 'tools/page/specifiedRoutes.json', message, fix: 'keep the page'};
    });
  const lostTexts = Object.entries(TEXTS).flatMap(([file, texts]) => {
    const content = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return texts
      .filter((text) => !content.includes(`'${text}'`))
      .map((text): Finding => {
        const message = `the specification lists the text "${text}", which is gone`;
        return {...location, file, message, fix: 'write it again'};
      });
  });
  return [...lostPages, ...lostTexts];
};
