/**
 * Origins that pages may load pictures from, such as `https://images.example`, besides the site's own. The policy, the check of the
 * built pages and the guard of the tests take them from here.
 */
export const IMAGE_HOSTS: readonly string[] = [];
