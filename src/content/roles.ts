/** The people whom the manual speaks to, those at the line first, by the ids of their terms in the glossary. */
export const ROLES = ['operator', 'site-engineer', 'product-owner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
