import path from 'node:path';

/** The root of the site. */
export const siteDir = path.resolve(import.meta.dirname, '..');
