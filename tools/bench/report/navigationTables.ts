import type {Navigation, RestoredPage, StepTimes} from '../measureNavigation';
import {median, table} from './table';

const ms = (value: number) => String(Math.round(value));

function timesOf(steps: readonly StepTimes[], like: StepTimes, site: string): string[] {
  const found = steps.find(
    (step) =>
      step.site === site &&
      step.way === like.way &&
      step.from === like.from &&
      step.slowdown === like.slowdown,
  );
  if (!found) return ['', '', ''];
  return [ms(median(found.ms)), ms(Math.max(...found.ms)), String(median(found.lateScripts))];
}

/** How many pages came back, and which did not, with the browser's reasons. */
function restoreLine(site: string, restored: readonly RestoredPage[]): string {
  const own = restored.filter((page) => page.site === site);
  const lost = own.filter((page) => !page.restored);
  const names = lost.map(
    ({page, language, reasons}) =>
      `${page} (${language}: ${reasons.join(', ') || 'no reason given'})`,
  );
  const count = `${site}: ${own.length - lost.length} of ${own.length} pages come back from the browser's memory`;
  return `- ${count}${names.length > 0 ? `, not ${names.join(', ')}` : ''}.`;
}

/** The figures of moving about, the sites side by side. */
export function navigationTables({steps, restored}: Navigation): string {
  const sites = [...new Set(restored.map(({site}) => site))];
  const firsts = steps.filter(({site}) => site === sites[0]);
  const rows = firsts.map((step) => [
    step.way,
    step.from,
    `${step.slowdown}x`,
    ...sites.flatMap((site) => timesOf(steps, step, site)),
  ]);
  const head = sites.flatMap((site) => [`${site}, ms`, 'slowest', 'late scripts']);
  return [
    table(['Way', 'From', 'CPU', ...head], rows, 3),
    sites.map((site) => restoreLine(site, restored)).join('\n'),
  ].join('\n\n');
}
