import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

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

  it.each([
    ['en', /without a network/],
    ['zh', /无需联网/],
  ])('says that search needs no network only where that is so: %s', async (locale, claim) => {
    expect(await announcement(locale, {})).toMatch(claim);
    vi.resetModules();
    const hosted = await announcement(locale, HOSTED);
    expect(hosted).toMatch(/\S/);
    expect(hosted).not.toMatch(claim);
  });
});
