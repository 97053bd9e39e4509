/* global Event, document, performance, PerformanceObserver, requestIdleCallback, setTimeout, window */
/*
 * The only script of a page that runs before its first paint; see README.md beside it. It stands in every page as it is
 * here, so it has no part that differs between pages: the scripts to load are in an attribute of its element.
 */
(() => {
  /** Controls that need React. Links, the search form and <details> work without it. */
  const CONTROL = 'button[type=button], a[role=button], [role=tab]';
  /** A proxy may hold a request for minutes: from then on the scripts start without the deferred stylesheet. */
  const STYLESHEET_TIMEOUT_MS = 3000;
  /** Then the reader is told that scripts are missing; as in src/clientModules/stallNotice.ts. */
  const STALL_NOTICE_MS = 5000;
  const EVENTS = ['click', 'focusin', 'keydown', 'pointerdown', 'pointerover', 'touchstart'];
  const [styles, scripts] = ['styles', 'scripts'].map((name) =>
    document.currentScript.dataset[name].split(' '),
  );
  const input = [];
  let hasStarted = false;
  /** Whether the search was asked for, so that what is typed belongs to it. */
  let isSearching = false;

  function stopCapturing() {
    for (const type of EVENTS) window.removeEventListener(type, handle, true);
    window.removeEventListener('error', stopCapturing);
  }

  /** Shows the page as it is without scripts, and the notice of preBodyTags (index.ts), until it is hydrated. */
  function showNotice() {
    const {dataset} = document.documentElement;
    if (dataset.hasHydrated !== 'true') dataset.scripts ??= 'late';
  }

  /** Also lets the framework's script in the landing page, which asks for this object then, tell of a wrong base URL. */
  function onScriptError() {
    showNotice();
    if (!window.docusaurus) return;
    stopCapturing();
    delete window.docusaurus;
    document.dispatchEvent(new Event('DOMContentLoaded'));
  }

  function append(name, properties) {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  }

  /**
   * Requests the deferred stylesheet, inactive (activateStylesheet.ts), and the scripts. Their last step (entry.ts) waits for the
   * sheet: what they render has its styles there.
   */
  function load() {
    const {sheets} = window.obisEarly;
    window.obisEarly.stylesheetsLoaded = Promise.all(
      styles.map(
        (href) =>
          new Promise((resolve) => {
            const on = {onload: resolve, onerror: resolve};
            setTimeout(resolve, STYLESHEET_TIMEOUT_MS);
            sheets.push(append('link', {rel: 'stylesheet', media: 'not all', href, ...on}));
          }),
      ),
    );
    // In their order.
    for (const src of scripts) append('script', {src, async: false, onerror: onScriptError});
  }

  /** Not before the document is parsed: hydration needs all of it. */
  function start() {
    if (hasStarted) return;
    hasStarted = true;
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', load, {once: true});
    else load();
  }

  function isKept(event, target) {
    const {key} = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.type === 'click') {
      const isOrdinary = !(event.button || event.shiftKey || hasModifier);
      isSearching ||= isOrdinary && target.matches('[data-obis-search-button]');
      return isOrdinary && target.matches(CONTROL);
    }
    if (event.type !== 'keydown' || event.isComposing) return false;
    if (/^(?:Enter| )$/.test(key) && target.matches('a[role=button], [role=tab]')) {
      return !hasModifier;
    }
    if (target.matches('input, textarea, select')) return false;
    const asksSearch = hasModifier
      ? key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey
      : key === '/' ||
        (key.length === 1 && key !== ' ' && target.matches('[data-obis-search-button]'));
    const isTyped = isSearching && !hasModifier && /^(?:.|Backspace|Escape)$/.test(key);
    isSearching = key !== 'Escape' && (isSearching || asksSearch);
    return asksSearch || isTyped;
  }

  /** For a place in the page: with the heights that are guessed the browser would not find it (src/css/content.css). */
  function renderAll() {
    document.documentElement.dataset.renderAll = '';
  }

  function handle(event) {
    // Without an element: the document or the window, on which some events are dispatched.
    if (!event.target.closest) return;
    const control = event.target.closest('a, button, input, summary, [role=tab]');
    if (event.type === 'click' && control && control.hash) renderAll();
    if (control || event.type !== 'pointerover') start();
    const target = control ?? event.target;
    if (isKept(event, target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const {type, key, ctrlKey, metaKey} = event;
      input.push({type, target, key, ctrlKey, metaKey, time: performance.now()});
    }
  }

  if (
    window.location.hash ||
    performance.getEntriesByType('navigation').some(({type}) => type !== 'navigate')
  )
    renderAll();

  // For the styles of the search page, which shows something else then.
  if (/[?&]q=[^&]/.test(window.location.search)) document.documentElement.dataset.hasQuery = '';

  for (const type of EVENTS) {
    window.addEventListener(type, handle, {capture: true, passive: type === 'touchstart'});
  }
  window.addEventListener('error', stopCapturing);
  setTimeout(showNotice, STALL_NOTICE_MS);
  window.obisEarly = {input, end: stopCapturing, sheets: []};
  // Until the framework puts its own there.
  window.docusaurus = {};

  document.addEventListener('DOMContentLoaded', () => {
    // The theme's colour switch would swallow the click.
    for (const button of document.querySelectorAll('.navbar button:disabled'))
      button.disabled = false;
  });

  const startWhenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, {timeout: 500}) : setTimeout(start, 50);
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) {
        observer.disconnect();
        startWhenIdle();
      }
    }).observe({type: 'paint', buffered: true});
  }
  // In a tab in the background nothing is painted, and old browsers don't tell.
  window.addEventListener('load', () => setTimeout(start, 1000));
})();
