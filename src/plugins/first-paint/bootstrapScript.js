/* global document, MutationObserver, PerformanceObserver, setTimeout, window */
/*
 * The bootstrap script, which the build inlines into the head of every page (index.ts). After the first paint, it takes the links to the
 * stylesheet and the scripts of Docusaurus out of the `<template>` in which inlineStyles.ts has put them.
 */
(() => {
  /** How long the page waits for its scripts before it shows a banner. On a slow network, those of a long page need some 7 s. */
  const SCRIPTS_DELAY_MS = 15000;
  const page = document.documentElement;

  // If this object is missing when the document has been parsed, Docusaurus assumes that the base URL is wrong.
  window.docusaurus = {};

  // The scripts of a page that a reader has saved as a file do not find their files. Block them, and show the page as it looks without scripts.
  if (window.location.protocol === 'file:') {
    page.dataset.hasHydrated = 'false';
    page.dataset.scripts = 'failed';
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    document.head.append(policy);
    return;
  }

  /** Show the page as it looks without scripts, with a banner (index.ts). If the page is hydrated later, the banner disappears. */
  function showWithoutScripts() {
    if (page.dataset.hasHydrated !== 'true') page.dataset.scripts ??= 'late';
  }

  function onError({target}) {
    // Ignore errors from scripts of browser extensions.
    if (target.localName !== 'script' || !target.src.startsWith(window.location.origin)) return;
    window.removeEventListener('error', onError, true);
    showWithoutScripts();
    // Docusaurus defines this function in the landing page. It shows the warning about a wrong base URL.
    window.insertBanner?.();
  }

  function loadAssets() {
    document.head.append(document.getElementById('obis-deferred-assets').content);
  }

  window.addEventListener('error', onError, true);
  setTimeout(showWithoutScripts, SCRIPTS_DELAY_MS);

  new MutationObserver((_changes, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    window.removeEventListener('error', onError, true);
    delete page.dataset.scripts;
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  // Another application at the same origin may keep its own value under the same key, such as "system" (playwright#41576). The theme copies
  // it to the page, and its button for the colour mode would be empty.
  new MutationObserver(() => {
    if (['light', 'dark'].includes(page.dataset.theme)) return;
    page.dataset.theme = 'light';
    page.dataset.themeChoice = 'light';
  }).observe(page, {attributeFilter: ['data-theme']});

  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(loadAssets).observe({type: 'paint', buffered: true});
    // A tab in the background is not painted, and some privacy settings hide the paint event.
    setTimeout(loadAssets, 1000);
  });
})();
