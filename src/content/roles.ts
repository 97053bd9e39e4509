/** The roles that have tasks on the landing page, and that an error can say to call. Each is the id of a glossary term. */
export const ROLES = ['operator', 'site-engineer', 'product-owner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that the front matter of a page can name as those who do its steps: all above, and two more. */
export const PAGE_ROLES = [...ROLES, 'key-custodian', 'certificate-administrator'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];
