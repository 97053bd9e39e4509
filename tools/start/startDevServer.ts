import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {createInterface} from 'node:readline';

/** Match lines in which Docusaurus prints its address. They are hidden, because the preview prints one address for all languages. */
const OWN_ADDRESS = /Starting the development server|Docusaurus website is running at/;

/** Options of the development server of one language. */
type ServerOptions = {
  readonly siteDir: string;
  readonly locale: string;
  readonly host: string;
  readonly port: number;
  /** Further arguments of `docusaurus start`. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Called with each line of the output. */
  readonly print: (line: string) => void;
};

/**
 * Start the development server of one language. It ends with this process (src/plugins/preview) and reads no keyboard input. Its generated
 * files have their own folder, so that a build or another language can run at the same time.
 */
export function startDevServer(options: ServerOptions): ChildProcess {
  const {siteDir, locale, host, port, args, env, print} = options;
  const program = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  // If `args` has these options too, Docusaurus uses the last ones.
  const address = ['--locale', locale, '--host', host, '--port', `${port}`];
  const child = spawn(process.execPath, [program, 'start', ...args, ...address], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/preview-${locale}`,
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({input: stream}).on('line', (line) => {
      if (line.trim() && !OWN_ADDRESS.test(line)) print(line);
    });
  }
  return child;
}
