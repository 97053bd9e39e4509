import type {ParsedFile} from './parseFile';
import type {Problem} from './problems';
import type {Folder} from './schema';
import {suggest} from './nearest';

/** The valid files of data/, by folder. */
export type ParsedData = {readonly [F in Folder]: readonly ParsedFile<F>[]};

type Entry = {readonly id: string; readonly file: string; readonly line: number};

/** Problems for every id that is given twice among entries which share one namespace. */
function duplicates(kind: string, entries: readonly Entry[]): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.id);
    if (!earlier) {
      first.set(entry.id, entry);
      return [];
    }
    const {file, line, id} = entry;
    return {
      file,
      line,
      message: `the ${kind} "${id}" is already defined at ${earlier.file}:${earlier.line}`,
      fix: 'keep one of them, or give this one a name of its own',
    };
  });
}

function entityProblems({file, content, lineOf}: ParsedFile<'entities'>): Problem[] {
  const line = (list: string, index: number, key: string) => lineOf([list, index, key]);
  const entries = (list: 'fields' | 'states') =>
    content[list].map(({id}, index) => ({id, file, line: line(list, index, 'id')}));
  const states = content.states.map(({id}) => id);
  const broken = content.transitions.flatMap((transition, index) =>
    (['from', 'to'] as const).flatMap((end): Problem[] => {
      const allowed = [...states, end === 'from' ? 'start' : 'end'];
      const value = transition[end];
      if (allowed.includes(value)) return [];
      return [
        {
          file,
          line: line('transitions', index, end),
          message: `a transition goes ${end} "${value}", which is no state of "${content.id}"`,
          fix: suggest(value, allowed),
        },
      ];
    }),
  );
  return [
    ...duplicates('field', entries('fields')),
    ...duplicates('state', entries('states')),
    ...broken,
  ];
}

function pageProblems(
  {file, content, lineOf}: ParsedFile<'glossary'>,
  pages: ReadonlySet<string>,
): Problem[] {
  return content.terms.flatMap((term, index) =>
    term.pages.flatMap((page, at): Problem[] =>
      pages.has(page)
        ? []
        : [
            {
              file,
              line: lineOf(['terms', index, 'pages', at]),
              message: `the term "${term.id}" names the page ${page}, which does not exist`,
              fix: suggest(page, pages),
            },
          ],
    ),
  );
}

/** Mistakes that one file cannot show: ids given twice, transitions to no state, pages that do not exist. */
export function checkReferences(data: ParsedData, pages: ReadonlySet<string>): Problem[] {
  const glossary = data.glossary.flatMap(({file, content, lineOf}) =>
    content.terms.map((term, index) => ({term, file, line: lineOf(['terms', index, 'id'])})),
  );
  const named = (language: 'en' | 'zh') =>
    glossary.map(({term, file, line}) => ({id: term[language].toLowerCase(), file, line}));
  return [
    ...duplicates(
      'entity',
      data.entities.map(({file, content, lineOf}) => ({
        id: content.id,
        file,
        line: lineOf(['id']),
      })),
    ),
    ...duplicates(
      'limits topic',
      data.limits.map(({file, content, lineOf}) => ({
        id: content.topic.id,
        file,
        line: lineOf(['topic']),
      })),
    ),
    ...duplicates(
      'limit',
      data.limits.flatMap(({file, content, lineOf}) =>
        content.limits.map(({id}, index) => ({id, file, line: lineOf(['limits', index, 'id'])})),
      ),
    ),
    ...duplicates(
      'permission',
      data.permissions.flatMap(({file, content, lineOf}) =>
        content.permissions.map(({id}, at) => ({
          id,
          file,
          line: lineOf(['permissions', at, 'id']),
        })),
      ),
    ),
    ...duplicates(
      'glossary topic',
      data.glossary.map(({file, content, lineOf}) => ({
        id: content.topic.id,
        file,
        line: lineOf(['topic']),
      })),
    ),
    ...duplicates(
      'term',
      glossary.map(({term, file, line}) => ({id: term.id, file, line})),
    ),
    ...duplicates('English term', named('en')),
    ...duplicates('Chinese term', named('zh')),
    ...data.entities.flatMap(entityProblems),
    ...data.glossary.flatMap((file) => pageProblems(file, pages)),
  ];
}
