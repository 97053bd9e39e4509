import {expect, it} from 'vitest';
import {PageSyntaxError, parseMdx} from './parsePage';

/** The line, the column and the advice for a text that is not valid MDX. */
function explain(text: string): string | undefined {
  try {
    parseMdx(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    const {line, column, fix} = error.problem;
    return `${line}:${column} ${fix}`;
  }
}

it.each([
  ['a tag that is not closed', 'Text\n\nSelect <UI>Save.', '3:8 close each tag'],
  ['a tag that closes outside of its paragraph', '<Example>Text\n\n</Example>', '1:1 close each'],
  ['a brace in the text', 'The {serial number} of it', '1:12 put braces in code'],
  ['a heading id without a comment', '## Steps {#steps}', '1:11 put braces in code'],
  ['a brace that is not closed', 'A { in text', '1:12 put braces in code'],
  ['a sign before a number', 'If <5 days', '1:5 write attributes as name="value"; put any other <'],
  ['a value without quotation marks', '<Value id=a />', '1:11 write attributes'],
  ['a line that starts with import', 'import it now', '1:11 start the line with another word'],
  ['a code block without an end', 'Text\n\n```bash\nls', '3:1 write ``` on a line'],
  ['a code block that swallows the next', '```bash\nls\n\n```bash\nls\n```', '1:1 write ```'],
])('explains %s', (_name, text, start) => {
  expect(explain(text)).toContain(start);
});

it.each([
  ['a code block in a step', '1. Run\n\n   ```bash\n   ls\n   ```'],
  ['a code block in a code block', '````md\n```bash\nls\n```\n````'],
  ['a sign between spaces', 'a < b'],
])('accepts %s', (_name, text) => {
  expect(explain(text)).toBeUndefined();
});
