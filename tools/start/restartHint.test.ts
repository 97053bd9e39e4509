import {expect, it} from 'vitest';
import {restartHint} from './restartHint';

it.each([
  ['.env', /npm start again/],
  ['site.settings.ts', /npm start again/],
  ['src/settings/configTranslations.ts', /npm start again/],
  ['src/markdown/styleSteps.ts', /npm start again/],
  ['redirects.yaml', /npm run build/],
])('says what to do after a change of %s', (file, message) => {
  expect(restartHint(file)).toMatch(message);
});

it.each(['docs/a.mdx', 'i18n/zh/code.json', 'data/limits/kms.yaml', 'sidebars.ts'])(
  'is silent about %s, which the preview follows',
  (file) => expect(restartHint(file)).toBeUndefined(),
);
