import type {Measurement} from './measure';
import {drawPlot, type Plot, type Series} from './plot';
import type {Results} from './run';
import {percentile} from './statistics';

/** A plot and the name of its file in this folder. */
export type PlotFile = {file: string; svg: string};

const X_LABEL = 'Pages of the manual (English)';

/** How everything that was measured grows with the manual; none when only one size was measured. */
export function drawPlots({measurements}: Results): PlotFile[] {
  const sizes = measurements.filter(({language}) => language === 'en');
  if (sizes.length < 2) {
    return [];
  }
  const line = (label: string, of: (one: Measurement) => number | null): Series => ({
    label,
    points: sizes.flatMap((one) => {
      const value = of(one);
      return value ? [{x: one.pages, y: value}] : [];
    }),
  });
  const kinds = [...new Set(sizes.flatMap((one) => one.node.queries.map(({kind}) => kind)))];
  const plots: (Plot & {file: string})[] = [
    {
      file: 'size.svg',
      title: 'Index and memory',
      xLabel: X_LABEL,
      yLabel: 'Megabytes',
      series: [
        line('index, raw', ({size}) => size.raw / 1e6),
        line('index, brotli-11', ({size}) => size.brotli / 1e6),
        line('memory', ({memory}) => memory && (memory.after - memory.before) / 1e6),
      ],
    },
    {
      file: 'query.svg',
      title: 'One query in the engine (Node, median)',
      xLabel: X_LABEL,
      yLabel: 'Milliseconds',
      series: kinds.map((kind) =>
        line(kind, ({node}) =>
          percentile(
            node.queries.filter((query) => query.kind === kind).flatMap(({answer}) => answer),
            0.5,
          ),
        ),
      ),
    },
    {
      file: 'load.svg',
      title: 'Until the first results, and the build',
      xLabel: X_LABEL,
      yLabel: 'Seconds',
      series: [
        line('first results, 1x CPU', ({modal}) => percentile(modal[1].firstResults, 0.5) / 1000),
        line('first results, 4x CPU', ({modal}) => percentile(modal[4].firstResults, 0.5) / 1000),
        line('build of the index', ({buildSeconds}) => buildSeconds),
      ],
    },
  ];
  return plots.map(({file, ...plot}) => ({file, svg: drawPlot(plot)}));
}
