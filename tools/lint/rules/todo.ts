import type {PageRule} from '../rule';

/** Report the first TODO that `npm run page -- new` has left in the text or the front matter. */
export const todo: PageRule = {
  name: 'todo',
  check({text}) {
    const lines = text.split('\n').map((line) => line.replace(/`[^`]*`/g, ''));
    const index = lines.findIndex((line) => /\bTODO\b/.test(line));
    if (index < 0) return [];
    const message = 'a text is still to be written';
    return [{line: index + 1, message, fix: 'replace each TODO in this file'}];
  },
};
