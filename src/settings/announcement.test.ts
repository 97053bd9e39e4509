import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LOCALES} from '../content/locales';
import {localizedText} from './localizedText';

const HOSTED = {
  SEARCH_APP_ID: 'ABCDEF1234',
  SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
};

/** Text of the announcement bar in a build with these settings. */
async function announcement(locale: string, environment: Partial<typeof HOSTED>): Promise<string> {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  for (const name of ['SEARCH_APP_ID', 'SEARCH_API_KEY'] as const) {
    vi.stubEnv(name, environment[name] ?? '');
  }
  const {default: config} = await import('../../docusaurus.config');
  const {announcementBar} = config.themeConfig as {announcementBar: {content: string}};
  return announcementBar.content;
}

describe('the announcement bar', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(LOCALES)('has a text of its own with a hosted search: %s', async (locale) => {
    const text = localizedText(locale);
    expect(await announcement(locale, {})).toContain(text.announcement);
    vi.resetModules();
    expect(await announcement(locale, HOSTED)).toContain(text.hostedAnnouncement);
    expect(text.hostedAnnouncement).not.toBe(text.announcement);
  });
});
