/** The roles that readers of the manual have. Each is the id of a glossary term. */
export const ROLES = ['operator', 'site-engineer', 'product-owner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
