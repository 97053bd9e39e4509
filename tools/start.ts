/**
 * `npm start [-- --review] [-- options of docusaurus start]`: the live preview. With `--review`, every fact that nobody has
 * confirmed is marked.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';

const args = process.argv.slice(2);
const review = args.includes('--review');
const program = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const options = args.filter((arg) => arg !== '--review');
const server = spawn(process.execPath, [program, 'start', ...options], {
  stdio: 'inherit',
  env: {...process.env, ...(review && {REVIEW: '1'})},
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
