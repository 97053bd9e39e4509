/* global document, MutationObserver, PerformanceObserver, searchShortcut, setTimeout, URL, URLSearchParams, window */
/*
 * The bootstrap script, which the build inlines into the head of every page (index.ts). After the first paint, it takes the links to the
 * stylesheet and the scripts of Docusaurus out of the `<template>` in which inlineStyles.ts has put them.
 *
 * Scripts that start so late would lose what the reader does before. Until `data-has-hydrated` of `<html>` says that React has hydrated the
 * page, this script stores clicks on buttons and the keys that open the search, and repeats them afterwards.
 *
 * index.ts inserts `searchShortcut` (src/lib) before this script. It tells which key opens the search.
 */
(() => {
  /** How long the page waits for its scripts before it shows a banner. On a slow network, those of a long page need some 7 s. */
  const SCRIPTS_DELAY_MS = 15000;
  const page = document.documentElement;
  const storedEvents = [];

  // If this object is missing when the document has been parsed, Docusaurus assumes that the base URL is wrong.
  window.docusaurus = {};

  // A page that a reader has saved as a file has the attributes of a hydrated page, but its scripts do not find their files. Block them, and
  // show the page as it looks without scripts.
  if (page.dataset.hasHydrated === 'true') {
    page.dataset.hasHydrated = 'false';
    page.dataset.scripts = 'failed';
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    document.head.append(policy);
    return;
  }

  function storeEvent(event) {
    const needsScripts =
      event.type === 'click'
        ? event.target.closest?.('button[type=button], a[role=button]')
        : ['Ctrl+K', '/'].includes(searchShortcut(event));
    if (!needsScripts) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    storedEvents.push(event);
  }

  function stopStoring() {
    for (const type of ['click', 'keydown']) window.removeEventListener(type, storeEvent, true);
    window.removeEventListener('error', onError, true);
  }

  /** Show the page as it looks without scripts, with a banner (index.ts). If the page is hydrated later, the banner disappears. */
  function showWithoutScripts() {
    stopStoring();
    if (page.dataset.hasHydrated !== 'true') page.dataset.scripts ??= 'late';
  }

  function onError({target}) {
    // Ignore errors from scripts of browser extensions.
    if (target.localName !== 'script' || !target.src.startsWith(window.location.origin)) return;
    showWithoutScripts();
    // Docusaurus defines this function in the landing page. It shows the warning about a wrong base URL.
    window.insertBanner?.();
  }

  function loadAssets() {
    const {content} = document.getElementById('obis-deferred-assets');
    // The stylesheet has the inline styles too. With both, the browser would compare each element of the next pages with these rules twice.
    // They are not removed, because a page that a reader saves as a file needs them.
    content.querySelector('[rel=stylesheet]')?.addEventListener('load', () => {
      document.getElementById('obis-inline-styles').disabled = true;
    });
    document.head.append(content);
  }

  for (const type of ['click', 'keydown']) window.addEventListener(type, storeEvent, true);
  window.addEventListener('error', onError, true);
  setTimeout(showWithoutScripts, SCRIPTS_DELAY_MS);

  new MutationObserver((_changes, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    stopStoring();
    delete page.dataset.scripts;
    for (const event of storedEvents)
      event.target.dispatchEvent(new event.constructor(event.type, event));
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

  // Docusaurus would set any data attribute of <html> from the address, also those by which the site keeps its own state.
  const address = new URL(window.location);
  for (const [name] of new URLSearchParams(address.search))
    if (name.startsWith('docusaurus-data-')) address.searchParams.delete(name);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
})();
