import fs from 'node:fs';
import path from 'node:path';

/** A command as a guide shows it. */
export type ShownCommand = {
  /** The guide's path from the site's folder. */
  readonly guide: string;
  /** A script of package.json. */
  readonly script: string;
  /** What stands after `--`; undefined when the guide leaves a part to the reader, such as `<page>` or `…`. */
  readonly args: readonly string[] | undefined;
};

const COMMAND = /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)(?: -- ([^`|\n]*))?/g;

/** Words of a command line; quotation marks keep words together. A redirection of the output ends it. */
function words(line: string): string[] {
  const [command = ''] = line.split(/\s[>|#&]/);
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );
}

/**
 * The npm commands in the guides.
 * @param guides paths from the site's folder
 */
export function readCommands(siteDir: string, guides: readonly string[]): ShownCommand[] {
  return guides.flatMap((guide) => {
    const text = fs.readFileSync(path.join(siteDir, guide), 'utf8');
    return [...text.matchAll(COMMAND)].map(([, script, short, rest = '']): ShownCommand => {
      const isWhole = !/[…<\\]/.test(rest);
      return {guide, script: script ?? short ?? '', args: isWhole ? words(rest) : undefined};
    });
  });
}
