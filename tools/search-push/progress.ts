/** Where progress is shown: a terminal, or a log. */
export type Output = {write(text: string): unknown; isTTY?: boolean; columns?: number};

/** Tells how far a push is. */
export type Progress = {
  /** A part of the work begins. */
  step(text: string): void;
  /** How much of it is done. */
  advance(done: number, total: number, unit: string): void;
  /** Leaves the line of the bar, so that other text can follow. */
  end(): void;
};

const BAR_WIDTH = 24;
const number = new Intl.NumberFormat('en-GB');

/**
 * A bar that is drawn over itself on a terminal; lines in a log, where every tenth of the way is enough.
 * @example [############------------]  50 %  4,000 of 8,000 records
 */
export function createProgress(output: Output): Progress {
  let barIsOpen = false;
  let lastTenth = -1;
  const end = () => {
    if (barIsOpen) {
      output.write('\n');
      barIsOpen = false;
    }
  };
  return {
    step(text) {
      end();
      lastTenth = -1;
      output.write(`${text}\n`);
    },
    advance(done, total, unit) {
      const share = total === 0 ? 1 : done / total;
      const text = `${number.format(done)} of ${number.format(total)} ${unit}`;
      if (output.isTTY) {
        const full = Math.round(share * BAR_WIDTH);
        const bar = '#'.repeat(full) + '-'.repeat(BAR_WIDTH - full);
        const percent = String(Math.round(share * 100)).padStart(3);
        // Cut to the terminal: a line that wraps cannot be drawn over.
        const line = `[${bar}] ${percent} %  ${text}`.slice(0, (output.columns ?? 80) - 1);
        output.write(`\r${line}\u001b[K`);
        barIsOpen = true;
        return;
      }
      const tenth = Math.floor(share * 10);
      if (tenth !== lastTenth) {
        lastTenth = tenth;
        output.write(`  ${text}\n`);
      }
    },
    end,
  };
}
