import {listFacts} from '../../src/plugins/product-model/facts';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import type {SiteSettings} from '../../src/settings/parseSettings';

/** Hosts that no public site has: names reserved for examples and local use (RFC 2606, RFC 6761), and loopback addresses. */
const RESERVED_HOST =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^(?:127\.|0\.0\.0\.0$|\[::1\]$)/;

function isPlaceholder(url: string): boolean {
  const {hostname, protocol, pathname} = new URL(url);
  return RESERVED_HOST.test(protocol === 'mailto:' ? pathname.replace(/^.*@/, '') : hostname);
}

/**
 * Find settings that are still placeholders.
 * @returns one sentence for each, with the variable, its value and the fix; empty when ready
 */
export function findPlaceholders(settings: SiteSettings): string[] {
  const urls: readonly [name: string, value: string | undefined, meaning: string][] = [
    ['SITE_URL', settings.siteUrl, 'the address that the site is published at'],
    ['COMPANY_URL', settings.companyUrl, 'the company site behind Contact Us'],
    ['SOCIAL_URL', settings.socialUrl, 'the social page behind Follow Us'],
    ['SUPPORT_URL', settings.supportUrl, "the product's support"],
    ['EDIT_URL', settings.editUrl, 'the address of the page sources'],
  ];
  return urls.flatMap(([name, value, meaning]) =>
    value && isPlaceholder(value)
      ? [`${name}=${value} is a placeholder. Set ${name} to ${meaning} (environment or .env).`]
      : [],
  );
}

/** Count the facts of the manual whose source is `assumed`. */
const countAssumed = (siteDir: string): number =>
  listFacts(loadModel(siteDir)).filter(({source}) => source.kind === 'assumed').length;

/**
 * Find what has to be settled before the site is published: placeholders in the settings, and a manual that is a draft.
 * `npm run check -- --deploy` fails with it.
 * @returns one sentence for each, with the fix
 */
export function findDeployBlockers(settings: SiteSettings, siteDir: string): string[] {
  const draft = `MANUAL_STATUS=draft: ${countAssumed(siteDir)} facts of the manual are assumed. "npm run facts" lists them by page. Only the product's owner sets MANUAL_STATUS to confirmed.`;
  return [...findPlaceholders(settings), ...(settings.isDraft ? [draft] : [])];
}

/** List what somebody should know before a deployment that works without it: empty settings, and assumed facts of a confirmed manual. */
export function findDeployWarnings(settings: SiteSettings, siteDir: string): string[] {
  const {supportPhone, supportHours, isDraft} = settings;
  const assumed = isDraft ? 0 : countAssumed(siteDir);
  return [
    !supportPhone &&
      'SUPPORT_PHONE is empty: pages that send the reader to support name no telephone number.',
    !supportHours && 'SUPPORT_HOURS is empty: pages do not say when support answers.',
    assumed > 0 &&
      `MANUAL_STATUS=confirmed: data/ still calls ${assumed} facts assumed. "npm run facts" lists them. Write "confirmed" as the source of each fact that the product's owner has confirmed.`,
  ].filter((warning) => warning !== false);
}
