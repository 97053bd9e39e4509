import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LOCALES} from '../content/locales';
import {localizedText} from './localizedText';

const HOSTED = {
  SEARCH_APP_ID: 'ABCDEF1234',
  SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
};
const VARIABLES = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'MANUAL_STATUS'] as const;
type Environment = Partial<Record<(typeof VARIABLES)[number], string>>;

/** The announcement bar in a build with these settings. */
async function announcement(locale: string, environment: Environment) {
  vi.resetModules();
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  for (const name of VARIABLES) vi.stubEnv(name, environment[name] ?? '');
  const {default: config} = await import('../../docusaurus.config');
  const {announcementBar} = config.themeConfig as {announcementBar: {id: string; content: string}};
  return announcementBar;
}

describe('the announcement bar', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(LOCALES)(
    'calls the manual a draft until it is confirmed, each text with its own id: %s',
    async (locale) => {
      const text = localizedText(locale);
      const bars = [
        await announcement(locale, {}),
        await announcement(locale, {MANUAL_STATUS: 'confirmed'}),
        await announcement(locale, {MANUAL_STATUS: 'confirmed', ...HOSTED}),
      ];
      const texts = [text.draft, text.announcement, text.hostedAnnouncement];
      for (const [at, {content}] of bars.entries()) expect(content).toContain(texts[at]);
      expect(new Set(bars.map(({id}) => id)).size).toBe(bars.length);
      const language = locale === 'en' ? '' : `${locale}/`;
      expect(bars[0]?.content).toContain(`href="/${language}markdown-page#facts"`);
    },
  );
});
