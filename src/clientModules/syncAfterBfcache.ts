import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Dispatch a `storage` event for each stored value when the browser restores a page from the back/forward cache. While the page was
 * frozen, another tab may have changed the colour mode, ticked checklist items or closed the announcement bar. The components of the
 * page read the new values from these events.
 */
function dispatchStorageEvents({persisted}: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    const storageArea = window.localStorage;
    for (const [key, newValue] of Object.entries<string>(storageArea)) {
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
    }
  } catch {
    // The browser blocks storage, so nothing was stored.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', dispatchStorageEvents);
}
