import type {DetectedPage} from '../../src/plugins/translations/detectAll';
import {formatProblems} from '../../src/plugins/translations/formatProblems';
import {STATES, summarise, type SectionSummary} from '../../src/plugins/translations/summarise';
import {consoleTable} from '../table';

function row({section, pages, counts, percent}: SectionSummary): string[] {
  return [section, String(pages), ...STATES.map((state) => String(counts[state])), `${percent} %`];
}

/** The states of all pages as a table by section, followed by what to do. */
export function formatStatus(pages: readonly DetectedPage[]): string {
  const {sections, total} = summarise(pages);
  const {errors, warnings} = formatProblems(pages);
  const lines = consoleTable([
    ['Section', 'Pages', ...STATES, 'Fresh %'],
    ...sections.map(row),
    row(total),
  ]);
  return [lines, ...(errors.length + warnings.length > 0 ? ['', ...errors, ...warnings] : [])].join(
    '\n',
  );
}

/**
 * The same as JSON: sections, total, and every page with its state and problems.
 * @param strings problems of the interface texts
 */
export function formatJson(pages: readonly DetectedPage[], strings: readonly string[]): string {
  const listed = pages.map(({route, sourceFile, translationFile, state, problems}) => ({
    route,
    sourceFile,
    translationFile,
    state,
    problems,
  }));
  return JSON.stringify({...summarise(pages), pages: listed, strings}, null, 2);
}
