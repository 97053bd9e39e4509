import {listFacts} from '../../src/plugins/product-model/facts';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import type {SiteSettings} from '../../src/settings/parseSettings';

/** Names reserved for examples and local use (RFC 2606, RFC 6761), and addresses of the machine itself: no public site has them. */
const RESERVED_HOST =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^(?:127\.|0\.0\.0\.0$|\[::1\]$)/;

function isPlaceholder(address: string): boolean {
  const {hostname, protocol, pathname} = new URL(address);
  return RESERVED_HOST.test(protocol === 'mailto:' ? pathname.replace(/^.*@/, '') : hostname);
}

/**
 * Finds settings that are still placeholders.
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
  const review =
    'REVIEW=1 builds a review copy, which is not for readers. Empty REVIEW (environment or .env).';
  const placeholders = addresses.flatMap(([name, value, meaning]) =>
    value && isPlaceholder(value)
      ? [`${name}=${value} is a placeholder. Set ${name} to ${meaning} (environment or .env).`]
      : [],
  );
  return [...placeholders, ...(settings.review ? [review] : [])];
}

/** Counts the facts of the manual that nobody of the product has confirmed. */
export const countAssumed = (siteDir: string): number =>
  listFacts(loadModel(siteDir)).filter(({status}) => status === 'assumed').length;

/** Lists what readers of a deployment should not see: placeholders, and facts that nobody has confirmed. */
export function findUnready(settings: SiteSettings, siteDir: string): string[] {
  const count = countAssumed(siteDir);
  const facts = `${count} facts of the manual are unconfirmed. "npm run facts" lists them for the product's owner.`;
  return [...findPlaceholders(settings), ...(count > 0 ? [facts] : [])];
}
