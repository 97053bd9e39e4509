/* global document, MutationObserver, PerformanceObserver, setTimeout, window */
/*
 * Runs in the head of every page. Adds the stylesheet and the scripts of the framework after the first paint. Until the page is
 * hydrated, keeps clicks on buttons and the keys that open the search, and repeats them then.
 */
(() => {
  const page = document.documentElement;
  const kept = [];

  function keep(event) {
    const {type, target, key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const hasModifier = ctrlKey || metaKey || altKey || shiftKey;
    const needsScripts =
      type === 'click'
        ? !hasModifier && target.closest?.('button[type=button], a[role=button]')
        : (key === '/' && !hasModifier && !target.closest?.('input, textarea, select')) ||
          (key === 'k' && (ctrlKey || metaKey));
    if (!needsScripts) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(event);
  }

  function stopKeeping() {
    for (const type of ['click', 'keydown']) window.removeEventListener(type, keep, true);
    window.removeEventListener('error', onError, true);
  }

  /** Show the page as it is without scripts, with a banner (index.ts) until it is hydrated after all. */
  function showWithoutScripts() {
    stopKeeping();
    if (page.dataset.hasHydrated !== 'true') page.dataset.scripts ??= 'late';
  }

  function onError({target}) {
    // Not the script of a browser extension.
    if (target.localName !== 'script' || !target.src.startsWith(window.location.origin)) return;
    showWithoutScripts();
    // The landing page has this function of Docusaurus, which tells of a wrong base URL.
    window.insertBanner?.();
  }

  function start() {
    document.head.append(document.getElementById('obis-late').content);
  }

  for (const type of ['click', 'keydown']) window.addEventListener(type, keep, true);
  window.addEventListener('error', onError, true);
  setTimeout(showWithoutScripts, 5000);

  new MutationObserver((_changes, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    stopKeeping();
    delete page.dataset.scripts;
    // A box that the reader has opened: the theme hydrates it closed, and hides its content.
    for (const summary of document.querySelectorAll('details[open][data-collapsed=true] > summary'))
      summary.click();
    for (const event of kept) event.target.dispatchEvent(new event.constructor(event.type, event));
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(start).observe({type: 'paint', buffered: true});
    // A tab in the background is not painted, and some privacy settings hide that a page was painted.
    setTimeout(start, 1000);
  });

  // Docusaurus takes the base URL for wrong if this is missing when the document is parsed.
  window.docusaurus = {};
  // The search page shows no suggestions while the results of a query are on their way.
  if (/[?&]q=[^&]/.test(window.location.search)) page.dataset.hasQuery = '';
})();
