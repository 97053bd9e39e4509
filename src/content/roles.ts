/** The roles for which the landing page has tasks. Each is the id of a glossary term. */
export const ROLES = ['operator', 'site-engineer', 'product-owner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that do the steps of a page. Each is the id of a glossary term. */
export const PAGE_ROLES = [...ROLES, 'key-custodian', 'certificate-administrator'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];
