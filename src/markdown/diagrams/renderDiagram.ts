import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import type {RenderOptions} from 'beautiful-mermaid';
import {diskCache} from '../../lib/diskCache';
import {restyleSequence} from './restyleSequence';
import {drawFlow, type FlowOptions} from './drawFlow';
import {lintMermaid} from './lintMermaid';

type Renderer = {renderMermaidSVG: (text: string, options?: RenderOptions) => string};

const loadRenderer = createRequire(import.meta.url)(
  './loadRenderer.cjs',
) as () => Promise<Renderer>;

// Tighter than the defaults so that a diagram of ten nodes fits a phone's width.
const LAYOUT: RenderOptions = {transparent: true, padding: 8, nodeSpacing: 20, layerSpacing: 28};

/** A diagram that cannot be rendered; `line` counts from 1 inside the Mermaid text. */
export class DiagramError extends Error {
  readonly line: number;
  readonly fix: string;
  constructor(message: string, line: number, fix: string) {
    super(message);
    this.line = line;
    this.fix = fix;
  }
}

/** Has a width for the renderer, which cuts spaces off. */
const BLANK = '\u2800';

/** Gives the labels of lines inner space, which the renderer measures too short for wide fonts. */
const spaceLabels = (text: string): string =>
  text
    .replace(/\|("?)([^|"\n]+)\1\|/g, `|$1${BLANK}$2${BLANK}$1|`)
    .replace(/^(\s*\S+ *-[->]*> *\S+ *: *)(.+)$/gm, `$1${BLANK}$2${BLANK}`);

type Drawing = FlowOptions & {
  /** Makes ids unique where a page has the same text twice. */
  readonly salt?: string;
};

const onDisk = diskCache<string>('diagrams', ['src/markdown/diagrams']);

const IS_FLOW = /^\s*(?:flowchart|graph|stateDiagram)/;

async function draw(text: string, id: string, options: FlowOptions): Promise<string> {
  const [issue] = lintMermaid(text);
  if (issue) throw new DiagramError(issue.message, issue.line, issue.fix);
  const {renderMermaidSVG} = await loadRenderer();
  const render = (source: string): string =>
    renderMermaidSVG(spaceLabels(source), LAYOUT).replaceAll(BLANK, '');
  try {
    return IS_FLOW.test(text) ? drawFlow(text, render, options) : restyleSequence(render(text), id);
  } catch (error) {
    throw new DiagramError(
      error instanceof Error ? error.message : String(error),
      1,
      'Check the diagram against the Mermaid syntax that beautiful-mermaid supports.',
    );
  }
}

/**
 * Renders Mermaid text as compact inline SVG, coloured by the Diagram component's CSS.
 * @throws DiagramError with the line and the fix
 */
export function renderDiagram(
  text: string,
  {salt = '', ...options}: Drawing = {},
): Promise<string> {
  const id = `d${createHash('sha256').update(text).update(salt).digest('hex').slice(0, 6)}`;
  // 50 to 200 ms each, and the Chinese build renders the English ones again.
  return onDisk.getAsync([text, id, options], () => draw(text, id, options));
}
