import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Limits which pages are loaded before they are opened: those of links under the pointer or a finger, as Docusaurus does, but none for
 * being in sight (89 KB on a page of the manual, most of it for nothing), so that no link needs an observer of its own. Called before
 * the links are rendered.
 */
export function limitPrefetch(): void {
  const {preload} = window.docusaurus;
  // Without observers, each link asks for its page when it is mounted.
  ExecutionEnvironment.canUseIntersectionObserver = false;
  window.docusaurus = {
    prefetch: () => false,
    async preload(link) {
      try {
        // The routes have no hash.
        await preload(link.replace(/[?#].*/, ''));
      } catch {
        // The click tries again and tells.
      }
      return [];
    },
  };
}
