import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayInput, type EarlyInput} from './replayInput';

declare global {
  interface Window {
    /** Left by the starter (../starter.js); not there with `npm start`. */
    obisEarly?: {
      /** What the reader did before the controls worked, in order. */
      readonly input: readonly EarlyInput[];
      /** The links to the whole sheet, which have no effect until it is given (activateStylesheet.ts there). */
      readonly sheets: readonly HTMLLinkElement[];
      /** Settled when the whole sheet is there, or failed. */
      readonly styled?: Promise<unknown>;
      /** From now on events take their usual course. */
      readonly end: () => void;
    };
  }
}

/** What a reader has opened before React: the theme makes it closed, and hides its text, when it takes it over. */
function reopenDetails(): void {
  const summaries = document.querySelectorAll<HTMLElement>(
    'details[open][data-collapsed=true] > summary',
  );
  for (const summary of summaries) summary.click();
}

/** React has taken the page over when the framework sets this attribute. */
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
      reopenDetails();
      void replayInput(input.map((step) => ({...step, target: find(step.target)})));
    }
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

/** Clicks and keys that came before React are done once it is there: nothing that a reader does is lost. */
if (ExecutionEnvironment.canUseDOM && window.obisEarly) {
  replayWhenHydrated(window.obisEarly);
}
