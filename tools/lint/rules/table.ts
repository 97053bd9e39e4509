import {findAll} from '../../../src/content/syntaxTree';
import {problemAt, type PageRule} from '../rule';

/** Require that each row of a table has as many cells as its header. Readers would see an empty cell in place of a missing one, and no surplus cell. */
export const table: PageRule = {
  name: 'table',
  check: ({tree}) =>
    findAll(tree, ({type}) => type === 'table').flatMap(({children: [head, ...rows] = []}) => {
      const columns = head?.children?.length;
      const fix = 'add or remove cells. An empty cell is | |, and a | in the text of a cell is \\|';
      return rows
        .filter(({children}) => children?.length !== columns)
        .map((row) =>
          problemAt(row, `the row has ${row.children?.length} of ${columns} cells`, fix),
        );
    }),
};
