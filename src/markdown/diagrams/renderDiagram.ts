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

/** An error for a diagram that cannot be rendered. `line` counts from 1 inside the Mermaid text. */
export class DiagramError extends Error {
  readonly line: number;
  readonly fix: string;
  constructor(message: string, line: number, fix: string) {
    super(message);
    this.line = line;
    this.fix = fix;
  }
}

/** A blank character that the renderer does not trim. */
const BLANK = '\u2800';

/** Pad the labels of lines with blanks, because the renderer makes them too narrow for wide fonts. */
const padLabels = (text: string): string =>
  text
    .replace(/\|("?)([^|"\n]+)\1\|/g, `|$1${BLANK}$2${BLANK}$1|`)
    .replace(/^(\s*\S+ *-[->]*> *\S+ *: *)(.+)$/gm, `$1${BLANK}$2${BLANK}`);

type Drawing = FlowOptions & {
  /** Make ids unique if a page has the same diagram twice. */
  readonly salt?: string;
};

const onDisk = diskCache<string>('diagrams', ['src/markdown/diagrams']);

const IS_FLOW = /^\s*(?:flowchart|graph|stateDiagram)/;

async function draw(text: string, id: string, options: FlowOptions): Promise<string> {
  const [issue] = lintMermaid(text);
  if (issue) throw new DiagramError(issue.message, issue.line, issue.fix);
  const {renderMermaidSVG} = await loadRenderer();
  const render = (source: string): string =>
    renderMermaidSVG(padLabels(source), LAYOUT).replaceAll(BLANK, '');
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
 * Render Mermaid text as inline SVG. The colours come from the CSS of the Diagram component.
 * @throws DiagramError with the line and the fix
 */
export function renderDiagram(
  text: string,
  {salt = '', ...options}: Drawing = {},
): Promise<string> {
  const id = `d${createHash('sha256').update(text).update(salt).digest('hex').slice(0, 6)}`;
  // Rendering takes 50 to 200 ms, and the builds of both languages need the same diagrams.
  return onDisk.getAsync([text, id, options], () => draw(text, id, options));
}
