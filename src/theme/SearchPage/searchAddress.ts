/** In a file of its own: Docusaurus 4 has them in another package (UPGRADE.md). */
export {useSearchLinkCreator, useSearchQueryString} from '@docusaurus/theme-common';
