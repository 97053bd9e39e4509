import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ENV_NAMES, parseSettings} from './parseSettings';

describe('parseSettings', () => {
  it('works offline without any setting', () => {
    const settings = parseSettings({});
    expect(settings.baseUrl).toBe('/');
    expect(settings.editUrl).toBeUndefined();
    expect(settings.hostedSearch).toBeUndefined();
  });

  it('treats an empty value as not set', () => {
    expect(parseSettings({EDIT_URL: '', SITE_URL: ' '})).toEqual(parseSettings({}));
  });

  it.each([
    ['SITE_URL', 'docs.example.com', 'must be an http or https address'],
    ['SITE_URL', 'https://example.com/docs', 'belongs in BASE_URL'],
    ['SITE_URL', 'https://example.com?a=1', 'scheme and host only'],
    ['SITE_URL', 'https://me@example.com', 'scheme and host only'],
    ['SITE_URL', 'ftp://example.com', 'must be an http or https address'],
    ['BASE_URL', 'docs', 'must start and end with a slash'],
    ['BASE_URL', '/a//b/', 'must start and end with a slash'],
    ['COMPANY_URL', 'javascript:alert(1)', 'must be an http or https address'],
    ['SUPPORT_URL', 'support@obis.dev', 'or mailto: and only a mail address'],
    ['SUPPORT_URL', 'mailto:support@obis.dev?subject=Manual', 'and only a mail address'],
    ['BOOKS', 'yes', 'must be 1, or empty'],
    ['SUPPORT_PHONE', 'call us', 'must be a telephone number'],
    ['MANUAL_STATUS', 'final', 'must be draft or confirmed'],
    ['EDIT_URL', 'git@host:docs', 'must be an http or https address'],
    ['SEARCH_APP_ID', 'app id', 'capital letters and digits'],
    ['SEARCH_API_KEY', 'short', '32-character'],
  ])('stops on %s=%s naming variable, value and example', (name, value, reason) => {
    const parse = () => parseSettings({[name]: value});
    expect(parse).toThrow(reason);
    expect(parse).toThrow(`${name}=${JSON.stringify(value)}`);
    expect(parse).toThrow(/Valid example: \S+/);
  });

  it('reports every wrong setting at once', () => {
    expect(() => parseSettings({BASE_URL: 'x', SOCIAL_URL: 'y'})).toThrow(/BASE_URL[^]*SOCIAL_URL/);
  });

  it('turns hosted search on only with both of its settings', () => {
    const appId = 'ABCDEF1234';
    const apiKey = '0123456789abcdef0123456789abcdef';
    expect(parseSettings({SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey}).hostedSearch).toEqual({
      appId,
      apiKey,
    });
    expect(() => parseSettings({SEARCH_APP_ID: appId})).toThrow(
      /^`apiKey` is missing\. Set SEARCH_API_KEY/,
    );
    expect(() => parseSettings({SEARCH_API_KEY: apiKey})).toThrow(
      /^`appId` is missing\. Set SEARCH_APP_ID/,
    );
  });
});

it('every variable is in .env.example, and the deploy workflow passes on all that a deployment sets', () => {
  const list = (file: string, line: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(line)].map(([, name]) => name).sort();
  expect(list('.env.example', /^(\w+)=/gm)).toEqual([...ENV_NAMES].sort());
  // `npm run pdf` sets BOOKS.
  expect(list('.github/workflows/deploy.yml', /^ +(\w+): \$\{\{ vars\.\1 \}\}/gm)).toEqual(
    ENV_NAMES.filter((name) => name !== 'BOOKS').sort(),
  );
});
