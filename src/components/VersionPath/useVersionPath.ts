import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Keeps links of components in the version of the page that they stand on.
 * @returns a function from a path of the newest version to that of the page's version
 * @example useVersionPath()('/obis/common/glossary') // on a page of version 1.0: '/1.0/obis/common/glossary'
 */
export default function useVersionPath(): (path: string) => string {
  const version = useActiveVersion(undefined);
  return (path) => (version && !version.isLast ? `${version.path}${path}` : path);
}
