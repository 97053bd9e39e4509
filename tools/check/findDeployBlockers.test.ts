import {describe, expect, it} from 'vitest';
import {listFacts} from '../../src/plugins/product-model/facts';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {parseSettings} from '../../src/settings/parseSettings';
import {siteDir} from '../siteDir';
import {findDeployBlockers, findDeployWarnings, findPlaceholders} from './findDeployBlockers';

const REAL = {
  SITE_URL: 'https://docs.obis.dev',
  COMPANY_URL: 'https://obis.dev/contact',
  SOCIAL_URL: 'https://social.obis.dev/@obis',
  SUPPORT_URL: 'mailto:support@obis.dev',
};

describe('findPlaceholders', () => {
  it('names every default that is still in place, with the fix', () => {
    const problems = findPlaceholders(parseSettings({}));
    expect(problems.map((problem) => problem.split('=')[0])).toEqual([
      'SITE_URL',
      'COMPANY_URL',
      'SOCIAL_URL',
      'SUPPORT_URL',
    ]);
    expect(problems[0]).toMatch(/Set SITE_URL to the address/);
  });

  it('accepts real addresses', () => {
    expect(findPlaceholders(parseSettings(REAL))).toEqual([]);
  });

  it('stops a draft, and not a confirmed manual', () => {
    expect(findDeployBlockers(parseSettings(REAL), siteDir)).toEqual([
      expect.stringContaining('MANUAL_STATUS=draft'),
    ]);
    const confirmed = parseSettings({...REAL, MANUAL_STATUS: 'confirmed'});
    expect(findDeployBlockers(confirmed, siteDir)).toEqual([]);
    // The number becomes 0 when the product's owner has confirmed every fact.
    const assumed = listFacts(loadModel(siteDir)).filter(({source}) => source.kind === 'assumed');
    const warned = findDeployWarnings(confirmed, siteDir).flatMap(
      (warning) => /still calls (\d+) facts assumed/.exec(warning)?.[1] ?? [],
    );
    expect(warned).toEqual(assumed.length > 0 ? [String(assumed.length)] : []);
  });

  it('refuses loopback and reserved hosts, not hosts that only look like them', () => {
    const withSite = (SITE_URL: string) => findPlaceholders(parseSettings({...REAL, SITE_URL}));
    expect(withSite('http://localhost:3000')).toHaveLength(1);
    expect(withSite('http://127.0.0.1')).toHaveLength(1);
    expect(withSite('https://docs.example.org')).toHaveLength(1);
    expect(withSite('https://myexample.com')).toEqual([]);
    const mail = {...REAL, SUPPORT_URL: 'mailto:support@example.com'};
    expect(findPlaceholders(parseSettings(mail))).toHaveLength(1);
  });
});
