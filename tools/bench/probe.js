/* global MutationObserver, PerformanceObserver, document, history, localStorage, location, performance, sessionStorage, setTimeout, window */
/*
 * Runs in every document before its own scripts. Plain JavaScript: tsx compiles functions to code that calls a helper which
 * the page lacks. Times are milliseconds since the epoch, to be comparable between documents.
 */
(() => {
  const root = () => document.documentElement;
  const sinceEpoch = (time) => performance.timeOrigin + time;
  const read = () => JSON.parse(sessionStorage.getItem('obis-bench') ?? 'null');
  const write = (step) => sessionStorage.setItem('obis-bench', JSON.stringify(step));
  const begin = (time) => write({from: location.pathname, at: sinceEpoch(time)});

  // Set before the frame is painted: mutation observers run first.
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1:not([elementtiming])')) {
      heading.setAttribute('elementtiming', location.pathname);
    }
  }).observe(document, {childList: true, subtree: true});

  new PerformanceObserver((list) => {
    const step = read();
    for (const {identifier, renderTime} of list.getEntries()) {
      if (!step || step.painted || identifier === step.from) continue;
      step.painted = sinceEpoch(renderTime);
      step.late = performance
        .getEntriesByType('resource')
        .filter(
          ({name, startTime}) => /\.js$/.test(name) && sinceEpoch(startTime) > step.at,
        ).length;
      write(step);
    }
  }).observe({type: 'element', buffered: true});

  window.addEventListener('click', ({timeStamp}) => begin(timeStamp), true);

  window.addEventListener('pageshow', ({persisted}) => {
    const [entry] = performance.getEntriesByType('navigation');
    const reasons = (entry?.notRestoredReasons?.reasons ?? []).map(({reason}) => reason);
    localStorage.setItem(
      'obis-bench',
      JSON.stringify({path: location.pathname, persisted, reasons}),
    );
  });

  window.obisBench = {
    read,
    /** Clicks a link as soon as React has hydrated the page. */
    clickWhenHydrated(selector) {
      const click = () => document.querySelector(selector).click();
      const isHydrated = () => root().dataset.hasHydrated === 'true';
      if (isHydrated()) return click();
      const changes = new MutationObserver(() => {
        if (!isHydrated()) return;
        changes.disconnect();
        // After the task that set the attribute.
        setTimeout(click);
      });
      changes.observe(root(), {attributes: true});
    },
    goBack() {
      begin(performance.now());
      history.back();
    },
  };
})();
