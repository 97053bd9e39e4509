import type {PageRule} from '../rule';

/** Marks what the writer of a page has still to fill in. */
const TODO = /\bTODO[:：]\s*([^|'"\]]*)/;

/** A page is finished: what `npm run page -- new` left to fill in, in comments of the front matter too, is gone. */
export const todo: PageRule = {
  name: 'todo',
  languages: ['en', 'zh'],
  check: ({text}) =>
    text.split('\n').flatMap((line, index) => {
      const asked = TODO.exec(line)?.[1]?.trim();
      if (asked === undefined) return [];
      return [
        {
          line: index + 1,
          message: `something is left to write ("${asked}")`,
          fix: 'write it, and remove the TODO',
        },
      ];
    }),
};
