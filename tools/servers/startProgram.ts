import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';

/** A server of a built site on loopback. */
export type RunningServer = {readonly origin: string; readonly stop: () => Promise<void>};

/** A TCP port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isAnswering = (origin: string) =>
  fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );

/**
 * Starts a program and waits until it answers.
 * @throws Error with the program's output when it ends before, or does not answer within 30 s
 */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  origin: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', (error) => (output += error.message));
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (const deadline = Date.now() + 30_000; !(await isAnswering(origin)); await sleep(100)) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      if (child.pid !== undefined) await stop();
      throw new Error(`${program} does not answer at ${origin}:\n${output}`);
    }
  }
  return {origin, stop};
}
