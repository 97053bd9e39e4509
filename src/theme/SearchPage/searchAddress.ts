/** Re-export the hooks for the address of the search page. Docusaurus 4 moves them to another package (UPGRADE.md). */
export {useSearchLinkCreator, useSearchQueryString} from '@docusaurus/theme-common';
