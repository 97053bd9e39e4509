import {afterEach, expect, it, vi} from 'vitest';
import {LOCALES} from '../content/locales';
import {configTranslations} from './configTranslations';

/** The announcement bar of a manual with this status. */
async function announcement(locale: string, status: string) {
  vi.resetModules();
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  vi.stubEnv('MANUAL_STATUS', status);
  const {default: config} = await import('../../docusaurus.config');
  const {announcementBar} = config.themeConfig as {announcementBar: {id: string; content: string}};
  return announcementBar;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(LOCALES)(
  'the announcement bar calls the manual a draft until it is confirmed: %s',
  async (locale) => {
    const text = configTranslations(locale);
    const draft = await announcement(locale, '');
    const confirmed = await announcement(locale, 'confirmed');
    expect(draft.content).toContain(text.draft);
    expect(confirmed.content).toBe(text.announcement);
    // A reader who has closed the bar must see it again when its text changes.
    expect(draft.id).not.toBe(confirmed.id);
    const language = locale === 'en' ? '' : `${locale}/`;
    expect(draft.content).toContain(`href="/${language}markdown-page#facts"`);
  },
);
