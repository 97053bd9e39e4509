import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A page that comes back from the back/forward cache was frozen while other tabs changed colour mode, ticks or announcement: its
 * components hear of the values as they are now.
 */
function tellOfStorage({persisted}: PageTransitionEvent): void {
  if (!persisted) return;
  try {
    const storageArea = window.localStorage;
    for (const [key, newValue] of Object.entries<string>(storageArea)) {
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
    }
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', tellOfStorage);
}
