import {afterEach, describe, expect, it, vi} from 'vitest';
import {parsePushSettings} from './parsePushSettings';
import {parseSettings} from './parseSettings';

const APP_ID = 'ABCDEF1234';
const SEARCH_KEY = '0123456789abcdef0123456789abcdef';
const ADMIN_KEY = 'fedcba9876543210fedcba9876543210';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the admin key', () => {
  it('is optional', () => {
    expect(parsePushSettings({SEARCH_ADMIN_KEY: ' '}).adminKey).toBeUndefined();
    expect(parsePushSettings({SEARCH_ADMIN_KEY: ADMIN_KEY}).adminKey).toBe(ADMIN_KEY);
  });

  it('is not shown when it is wrong', () => {
    const parse = () => parsePushSettings({SEARCH_ADMIN_KEY: 'secret-word'});
    expect(parse).toThrow(/SEARCH_ADMIN_KEY must be 32 letters and digits.* 11 characters/);
    expect(parse).not.toThrow(/secret-word/);
  });

  it('stops a build that would publish it as the search key, without showing it', () => {
    const parse = () =>
      parseSettings({
        SEARCH_APP_ID: APP_ID,
        SEARCH_API_KEY: ADMIN_KEY,
        SEARCH_ADMIN_KEY: ADMIN_KEY,
      });
    expect(parse).toThrow(/are the same key.*Set SEARCH_API_KEY to the search-only key/);
    expect(parse).not.toThrow(new RegExp(ADMIN_KEY));
  });

  it('is nowhere in the configuration that a build reads, which has the search key', async () => {
    vi.stubEnv('SEARCH_APP_ID', APP_ID);
    vi.stubEnv('SEARCH_API_KEY', SEARCH_KEY);
    vi.stubEnv('SEARCH_ADMIN_KEY', ADMIN_KEY);
    const {default: config} = await import('../../docusaurus.config');
    const {loadPushSettings} = await import('../../site.settings');
    expect(loadPushSettings().adminKey).toBe(ADMIN_KEY);
    expect(JSON.stringify(config)).toContain(SEARCH_KEY);
    expect(JSON.stringify(config)).not.toContain(ADMIN_KEY);
  });
});
