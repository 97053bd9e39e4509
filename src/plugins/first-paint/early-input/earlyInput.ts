import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayInput, type EarlyInput} from './replayInput';

declare global {
  interface Window {
    /** Left by the starter (../starter.js); not there with `npm start`. */
    obisEarly?: {
      /** What the reader did before the controls worked, in order. */
      readonly input: readonly EarlyInput[];
      /** The links to the deferred stylesheet, inactive at first (../activateStylesheet.ts). */
      readonly sheets: readonly HTMLLinkElement[];
      /** Resolved when the stylesheet is loaded, has failed, or takes too long. */
      readonly stylesheetsLoaded?: Promise<unknown>;
      /** From now on events take their usual course. */
      readonly end: () => void;
    };
  }
}

/** Opens again what the reader opened before hydration: the theme's `Details` hydrates closed, and hides the content. */
function reopenDetails(): void {
  const summaries = document.querySelectorAll<HTMLElement>(
    'details[open][data-collapsed=true] > summary',
  );
  for (const summary of summaries) summary.click();
}

/** What was asked for before that is no longer waited for: the reader has turned to something else. */
const MAX_AGE_MS = 30_000;

/** Docusaurus sets the attribute when the page is hydrated. */
const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

const allTabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];

function replayWhenHydrated({input, end}: NonNullable<Window['obisEarly']>): void {
  const oldTabs = allTabs();
  // The theme mounts tabs anew once React is there: https://github.com/facebook/docusaurus/issues/5653
  const find = (element: HTMLElement) =>
    element.isConnected ? element : (allTabs()[oldTabs.indexOf(element)] ?? element);
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      end();
      delete document.documentElement.dataset.scripts;
      reopenDetails();
      const oldest = performance.now() - MAX_AGE_MS;
      const recent = input.filter(({time}) => time > oldest);
      void replayInput(recent.map((step) => ({...step, target: find(step.target)})));
    }
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

/** Replays clicks and keys from before hydration: nothing that a reader does is lost. */
if (ExecutionEnvironment.canUseDOM && window.obisEarly) {
  replayWhenHydrated(window.obisEarly);
}
