import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Remark} from '../finding';
import type {PageRule} from '../rule';

/** Message and fix for each rule of remark-lint in use. */
const WORDING: Readonly<Record<string, {readonly message: string; readonly fix: string}>> = {
  'fenced-code-flag': {
    message: 'code fence without a known language',
    fix: 'name it after the three backticks: bash, json, yaml, text',
  },
  'heading-increment': {
    message: 'a heading skips a level',
    fix: 'use one # more than the heading above it, not two',
  },
  'no-literal-urls': {
    message: 'bare address',
    fix: 'write [name of the page](address), or put it in code',
  },
  'no-multiple-toplevel-headings': {
    message: 'second title on the page',
    fix: 'use ## for sections',
  },
};

const linter = unified()
  .use(remarkLintFencedCodeFlag, {allowEmpty: false})
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoLiteralUrls)
  .use(remarkLintNoMultipleToplevelHeadings);

/** Rules of remark-lint, with messages that end in a fix. */
export const remarkLint: PageRule = {
  name: 'markdown',
  check({tree, text}) {
    const file = new VFile(text);
    linter.runSync(tree as Parameters<typeof linter.runSync>[0], file);
    return file.messages.map((message): Remark => {
      const wording = WORDING[message.ruleId ?? ''] ?? {message: message.reason, fix: 'correct it'};
      return {line: message.line ?? 1, ...wording};
    });
  },
};
