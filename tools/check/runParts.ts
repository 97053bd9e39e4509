import {spawn} from 'node:child_process';
import os from 'node:os';
import readline from 'node:readline';
import type {WriteStream} from 'node:tty';
import {showFindings} from '../lint/finding';
import type {Part} from './parts';

/** How one check ended. */
export type Outcome = {readonly part: Part; readonly ok: boolean; readonly seconds: number};

const since = (start: number): number => (performance.now() - start) / 1000;

/** What a check printed, and its exit code; one that was killed by a signal has failed. */
function run(part: Part, siteDir: string): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, part.args, {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim()}),
    );
  });
}

/** A last line that is written over: what runs, and for how long. Only in a terminal. */
class Progress {
  private readonly startedAt = performance.now();
  private readonly running = new Set<string>();
  private readonly timer?: NodeJS.Timeout;
  private readonly out: WriteStream;

  constructor(out: WriteStream) {
    this.out = out;
    if (out.isTTY) this.timer = setInterval(() => this.draw(), 500);
  }

  private draw(): void {
    if (!this.out.isTTY) return;
    this.clear();
    const names = [...this.running].join(', ');
    if (names) this.out.write(`… ${names} (${since(this.startedAt).toFixed(0)} s)`);
  }

  private clear(): void {
    if (!this.out.isTTY) return;
    readline.clearLine(this.out, 0);
    readline.cursorTo(this.out, 0);
  }

  start(name: string): void {
    this.running.add(name);
    this.draw();
  }

  end(name: string, lines: readonly string[]): void {
    this.running.delete(name);
    this.clear();
    for (const line of lines) this.out.write(`${line}\n`);
    this.draw();
  }

  stop(): void {
    clearInterval(this.timer);
    this.clear();
  }
}

/** The site's own tools print findings and nothing else: those that do not fail are shown as well. */
const showsWarnings = ({args}: Part): boolean => args[0] === '--import';

/**
 * Runs checks, as many at once as there are cores, and prints each when it ends.
 * @returns how each ended, in the order of the parts
 */
export async function runParts(
  parts: readonly Part[],
  siteDir: string,
  out: WriteStream = process.stdout,
): Promise<Outcome[]> {
  const progress = new Progress(out);
  const width = Math.max(0, ...parts.map(({name}) => name.length));
  const outcomes = new Map<Part, Outcome>();
  const waiting = [...parts];
  async function work(): Promise<void> {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const start = performance.now();
      progress.start(part.name);
      const {code, output} = await run(part, siteDir);
      const ok = code === 0;
      const seconds = since(start);
      outcomes.set(part, {part, ok, seconds});
      const findings = ok ? [] : (part.findings?.(output) ?? []);
      const shown = findings.length > 0 ? showFindings(findings).join('\n') : output;
      progress.end(part.name, [
        `${ok ? '✓' : '✗'} ${part.name.padEnd(width)} ${seconds.toFixed(1).padStart(5)} s`,
        ...(shown && (!ok || showsWarnings(part)) ? [shown] : []),
      ]);
    }
  }
  try {
    await Promise.all(Array.from({length: os.availableParallelism()}, work));
  } finally {
    progress.stop();
  }
  return parts.flatMap((part) => outcomes.get(part) ?? []);
}
