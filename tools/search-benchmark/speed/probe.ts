/** Milliseconds from a keystroke until the list of results changed, and until the changed list was on the screen. */
export type Keystroke = {listed: number; painted: number};

/** Milliseconds from the key that opens the modal until its field is there, and until the first results are painted. */
export type Opening = {field: number; results: number};

/** What a page's probe offers to the measuring script: it is told what will come, and then has the times. */
export type Probe = {
  /** @param patience longest wait for the list to change; then the keystroke counts as one that changed nothing */
  expectKeystroke(patience: number): void;
  keystroke: Promise<Keystroke | null>;
  /** @param query typed into the modal's field as soon as it is there */
  expectOpening(query: string): void;
  opening: Promise<Opening>;
  /** Longest task of the main thread since the last call; 0 when none took 50 ms or more. */
  takeLongestTask(): number;
};

declare global {
  interface Window {
    obisProbe: Probe;
  }
}

// Bundled (see bundle.ts) and run in a page before its own scripts.

const LIST = '.DocSearch-Dropdown';
const LONG_MS = 60_000;
let longest = 0;
const observer = new PerformanceObserver((list) => {
  for (const {duration} of list.getEntries()) {
    longest = Math.max(longest, duration);
  }
});
observer.observe({type: 'longtask'});

/** The task after a frame was made: by then the frame has been handed over. */
const afterFrame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });

const nextEvent = (names: string[]) =>
  new Promise<number>((resolve) => {
    const listener = (event: Event) => {
      names.forEach((name) => window.removeEventListener(name, listener, {capture: true}));
      resolve(event.timeStamp);
    };
    names.forEach((name) => window.addEventListener(name, listener, {capture: true}));
  });

/** Time of the next change of the page for which `is` holds. */
const nextChange = (is: (changes: MutationRecord[]) => boolean, patience: number) =>
  new Promise<number | null>((resolve) => {
    const end = (time: number | null) => {
      changes.disconnect();
      clearTimeout(timer);
      resolve(time);
    };
    const changes = new MutationObserver((records) => is(records) && end(performance.now()));
    changes.observe(document, {childList: true, characterData: true, subtree: true});
    const timer = setTimeout(() => end(null), patience);
  });

const isInList = ({target}: MutationRecord) =>
  Boolean((target instanceof Element ? target : target.parentElement)?.closest(LIST));

const measureKeystroke = async (patience: number): Promise<Keystroke | null> => {
  const pressed = await nextEvent(['keydown', 'input']);
  const listed = await nextChange((records) => records.some(isInList), patience);
  return listed === null
    ? null
    : {listed: listed - pressed, painted: (await afterFrame()) - pressed};
};

const measureOpening = async (query: string): Promise<Opening> => {
  const pressed = await nextEvent(['keydown']);
  const has = (selector: string) => () => document.querySelector(selector) !== null;
  const field = await nextChange(has('.DocSearch-Input'), LONG_MS);
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  // React notices only what comes through the setter of the element's class.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input?.dispatchEvent(new InputEvent('input', {bubbles: true, data: query}));
  const listed = await nextChange(has(`${LIST} [role="option"]`), LONG_MS);
  if (field === null || listed === null) {
    throw new Error(`The modal showed no results for "${query}" within a minute`);
  }
  return {field: field - pressed, results: (await afterFrame()) - pressed};
};

window.obisProbe = {
  keystroke: Promise.resolve(null),
  opening: Promise.resolve({field: NaN, results: NaN}),
  expectKeystroke(patience) {
    this.keystroke = measureKeystroke(patience);
  },
  expectOpening(query) {
    this.opening = measureOpening(query);
  },
  takeLongestTask() {
    observer.takeRecords().forEach(({duration}) => (longest = Math.max(longest, duration)));
    const taken = longest;
    longest = 0;
    return Math.round(taken);
  },
};
