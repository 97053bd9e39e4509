import type {Finding} from '../lint/finding';
import {nodeProgram, siteTool} from '../nodeProgram';

/** One check, run by Node as a process of its own. */
export type Part = {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  /** The command that runs the same check on everything. */
  readonly command: string;
  /** Reads findings from the output, for a program that names no line and no fix. */
  readonly findings?: (output: string) => Finding[];
};

/** What is checked: the files that changed, as paths from the root with `/`, or everything. */
export type Scope = readonly string[] | 'all';

const CODE = /\.(?:[cm]?js|tsx?)$/;
const PAGE =
  /^(?:docs|src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-(?:docs\/current|pages))\/.*\.mdx?$/;

/** What each check depends on besides the files that it reads by name. */
const DEPENDS = {
  types: /\.tsx?$|^(?:tsconfig|package-lock)\.json$/,
  codeStyle: /^(?:eslint\.config\.mjs|package-lock\.json|tools\/sinks\/.*)$/,
  format: /^(?:\.prettierrc\.json|\.prettierignore|package-lock\.json)$/,
  texts:
    /^(?:(?:docs|data|i18n|static|src\/(?:pages|settings|markdown|plugins\/product-model)|tools\/lint)\/|sidebars\.ts$|redirects\.yaml$)/,
  translations: /^(?:src\/plugins\/translations|tools\/i18n)\//,
  interfaceTexts:
    /^(?:src\/.*(?<!\.test)\.tsx?|i18n\/.*\.json|sidebars\.ts|docusaurus\.config\.ts)$/,
  facts: /^(?:data|src\/plugins\/product-model)\//,
  packages: /^(?:package(?:-lock)?\.json|CONTRIBUTING\.md)$/,
} as const;

/** Windows takes command lines of 32,767 characters; a path here has 60. */
const MAX_FILES = 250;

const CACHES = 'node_modules/.cache/check';

/** Prettier names only the files. */
const unformatted = (output: string): Finding[] =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((file) => ({
      file: file.trim(),
      line: 1,
      rule: 'format',
      message: 'the code is not formatted',
      fix: `npx prettier --write ${file.trim()}`,
    }));

/**
 * The checks that a change needs, the longest first.
 * @param exists whether a file is still there
 * @param fresh without the results of earlier runs. ESLint's cache knows the text of a file only, and some rules depend on types
 *   that another file declares.
 */
export function partsFor(
  scope: Scope,
  exists: (file: string) => boolean,
  {fresh = false} = {},
): Part[] {
  const all = scope === 'all';
  const touches = (pattern: RegExp) => all || scope.some((file) => pattern.test(file));
  const present = (pattern: RegExp, whole: RegExp): readonly string[] => {
    if (all || touches(whole)) return ['.'];
    const files = scope.filter((file) => pattern.test(file) && exists(file));
    return files.length > MAX_FILES ? ['.'] : files;
  };
  const parts: Part[] = [];
  const add = (name: string, command: string, args: readonly string[], more?: Partial<Part>) =>
    parts.push({name, command, args, ...more});

  if (touches(DEPENDS.texts)) add('texts', 'npm run lint:text', siteTool('lint-text.ts'));

  const code = present(CODE, DEPENDS.codeStyle);
  if (code.length > 0) {
    const cache = fresh
      ? []
      : ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/eslint/`];
    const options = ['--max-warnings', '0', '--no-warn-ignored', '--no-error-on-unmatched-pattern'];
    add(
      'code',
      'npx eslint . --max-warnings 0',
      nodeProgram('eslint', ...options, ...cache, ...code),
    );
  }

  if (touches(DEPENDS.types)) add('types', 'npm run typecheck', nodeProgram('typescript tsc'));

  if (!all) {
    const related = scope.filter((file) => CODE.test(file) && exists(file));
    const files = touches(DEPENDS.packages) ? [...related, 'packages.test.ts'] : related;
    const options = ['--run', '--project', 'unit', '--passWithNoTests', '--reporter=dot'];
    if (files.length > 0 && files.length <= MAX_FILES) {
      add(
        'unit tests',
        'npm run test:unit',
        nodeProgram('vitest', 'related', ...files, ...options),
      );
    }
  }

  const pages = all ? [] : scope.filter((file) => PAGE.test(file));
  const everyPage = touches(DEPENDS.translations) || pages.some((file) => !exists(file));
  const texts = touches(DEPENDS.interfaceTexts);
  if (everyPage || texts || pages.length > 0) {
    add('translations', 'npm run i18n -- check', siteTool('i18n.ts', 'check'));
  }

  const formatted = present(/./, DEPENDS.format);
  if (formatted.length > 0) {
    const cache = fresh ? [] : ['--cache', '--cache-location', `${CACHES}/prettier`];
    const options = ['--list-different', '--ignore-unknown', '--no-error-on-unmatched-pattern'];
    add(
      'format',
      'npx prettier --check .',
      nodeProgram('prettier', ...options, ...cache, ...formatted),
      {findings: unformatted},
    );
  }

  if (touches(DEPENDS.facts)) {
    add('facts', 'npm run facts -- --check', siteTool('facts.ts', '--check'));
  }
  return parts;
}
