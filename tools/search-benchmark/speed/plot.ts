/** One line of a plot. */
export type Series = {label: string; points: {x: number; y: number}[]};

/** What a plot shows. Both axes are logarithmic: growth in proportion is a straight line of slope one. */
export type Plot = {title: string; xLabel: string; yLabel: string; series: Series[]};

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 60;
const RIGHT = 190;
const TOP = 40;
const BOTTOM = 50;

/** Tell themselves apart on light and on dark ground, and by their dashes without colours. */
const LINES = [
  {color: '#2f7ed8', dash: ''},
  {color: '#d9730d', dash: '7 3'},
  {color: '#2e9c5a', dash: '2 3'},
  {color: '#b04ac0', dash: '9 3 2 3'},
  {color: '#c0392b', dash: '4 4'},
];

const round = (value: number) => Math.round(value * 10) / 10;

/** Powers of ten around some values, and the values from 0 to 1 between them. */
function scale(values: number[], ticks: number[], from: number, to: number) {
  const logs = [...values, ...ticks].map(Math.log10);
  const [low, high] = [Math.min(...logs), Math.max(...logs)];
  return (value: number) => round(from + ((Math.log10(value) - low) / (high - low)) * (to - from));
}

function powersOfTen(values: number[]): number[] {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({length: high - low + 1}, (_, step) => 10 ** (low + step));
}

/** Labels keep their distance, in the order of the ends of their lines. */
function spread(heights: number[]): number[] {
  const order = heights
    .map((_, position) => position)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let last = -Infinity;
  for (const position of order) {
    last = Math.max(heights[position] ?? 0, last + 16);
    placed[position] = last;
  }
  return placed;
}

/** Draws a plot as an SVG that a person can read. */
export function drawPlot({title, xLabel, yLabel, series}: Plot): string {
  const points = series.flatMap((line) => line.points);
  const xs = [...new Set(points.map(({x}) => x))].sort((a, b) => a - b);
  const ys = powersOfTen(points.map(({y}) => y));
  const x = scale(xs, [], LEFT + 20, WIDTH - RIGHT - 20);
  const y = scale([], ys, HEIGHT - BOTTOM, TOP);
  const labels = spread(series.map((line) => y(line.points.at(-1)?.y ?? 1)));
  const grid = ys.flatMap((value) => [
    `<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}"/>`,
    `<text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`,
  ]);
  const ticks = xs.map(
    (value) =>
      `<text x="${x(value)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${value.toLocaleString('en')}</text>`,
  );
  const lines = series.flatMap((line, position) => {
    const {color, dash} = LINES[position % LINES.length] ?? {color: '#808080', dash: ''};
    const path = line.points
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`)
      .join('');
    return [
      `<path fill="none" stroke="${color}" stroke-width="2.5"${dash ? ` stroke-dasharray="${dash}"` : ''} d="${path}"/>`,
      ...line.points.map(
        (point) => `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="3.5" fill="${color}"/>`,
      ),
      `<text x="${WIDTH - RIGHT - 8}" y="${round((labels[position] ?? 0) + 4)}" style="fill:${color}">${line.label}</text>`,
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">`,
    '<style>',
    'text{font:13px system-ui,sans-serif;fill:#444}.grid{stroke:#8884;fill:none}.title{font-weight:600;font-size:15px}',
    '@media (prefers-color-scheme:dark){text{fill:#ccc}}',
    '</style>',
    `<text class="title" x="${LEFT}" y="22">${title}</text>`,
    ...grid,
    ...ticks,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${xLabel}</text>`,
    `<text transform="translate(14 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${yLabel}</text>`,
    ...lines,
    '</svg>',
  ].join('\n')}\n`;
}
