import {listFacts} from '../../src/plugins/product-model/facts';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import type {SiteSettings} from '../../src/settings/parseSettings';

/** Hosts that no public site has: names reserved for examples and local use (RFC 2606, RFC 6761), and loopback addresses. */
const RESERVED_HOST =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^(?:127\.|0\.0\.0\.0$|\[::1\]$)/;

function isPlaceholder(address: string): boolean {
  const {hostname, protocol, pathname} = new URL(address);
  return RESERVED_HOST.test(protocol === 'mailto:' ? pathname.replace(/^.*@/, '') : hostname);
}

/**
 * Find settings that are still placeholders.
 * @returns one sentence for each, with the variable, its value and the fix; empty when ready
 */
export function findPlaceholders(settings: SiteSettings): string[] {
  const addresses: readonly [name: string, value: string | undefined, meaning: string][] = [
    ['SITE_URL', settings.siteUrl, 'the address that the site is published at'],
    ['COMPANY_URL', settings.companyUrl, 'the company site behind Contact Us'],
    ['SOCIAL_URL', settings.socialUrl, 'the social page behind Follow Us'],
    ['SUPPORT_URL', settings.supportUrl, "the product's support"],
    ['EDIT_URL', settings.editUrl, 'the address of the page sources'],
  ];
  return addresses.flatMap(([name, value, meaning]) =>
    value && isPlaceholder(value)
      ? [`${name}=${value} is a placeholder. Set ${name} to ${meaning} (environment or .env).`]
      : [],
  );
}

/** Count the facts of the manual whose source is `assumed`. */
export const countAssumed = (siteDir: string): number =>
  listFacts(loadModel(siteDir)).filter(({source}) => source.kind === 'assumed').length;

/** List what should be settled before a public deployment: placeholders in the settings, and assumed facts. */
export function findUnready(settings: SiteSettings, siteDir: string): string[] {
  const count = countAssumed(siteDir);
  const facts = `${count} facts of the manual are assumed. "npm run facts" lists them by page.`;
  return [...findPlaceholders(settings), ...(count > 0 ? [facts] : [])];
}
