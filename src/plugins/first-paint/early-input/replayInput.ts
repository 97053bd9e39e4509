/** A click on a control, or a key, from before the page was interactive. */
export type EarlyInput = {
  readonly type: 'click' | 'keydown';
  readonly target: HTMLElement;
  readonly key?: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  /** When, as `performance.now()`. */
  readonly time: number;
};

function pressKey({target, key, ctrlKey, metaKey}: EarlyInput): void {
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey,
    metaKey,
    bubbles: true,
    cancelable: true,
  });
  const isUnused = (target.isConnected ? target : document.body).dispatchEvent(event);
  // What a browser would do by itself.
  if (isUnused && (key === 'Enter' || key === ' ')) {
    target.click();
  }
}

/**
 * Dispatches the kept input again. Components may render after each step, so that the next one finds what it led to: a
 * search that was opened takes the letters that follow. No timer between the steps, or the search could open in the middle of
 * a word.
 */
export async function replayInput(input: readonly EarlyInput[]): Promise<void> {
  for (const step of input) {
    if (step.type === 'keydown') {
      pressKey(step);
    } else {
      step.target.click();
    }
    await Promise.resolve();
  }
}
