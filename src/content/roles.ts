/** The roles whose tasks the landing page shows. An error in data/ names one of them, but not the operator, as the person to call. Each is the id of a glossary term. */
export const TASK_ROLES = ['operator', 'site-engineer', 'product-owner', 'administrator'] as const;
export type TaskRole = (typeof TASK_ROLES)[number];

/** The roles that the front matter of a page can name as those who do its steps. The last two have no tasks on the landing page. */
export const PAGE_ROLES = [...TASK_ROLES, 'key-custodian', 'certificate-administrator'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];
