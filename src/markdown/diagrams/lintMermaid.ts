/** A line of a diagram that the renderer would drop or misread. `line` counts from 1 inside the fence. */
export type DiagramIssue = {readonly line: number; readonly message: string; readonly fix: string};

// beautiful-mermaid silently skips lines that it cannot parse, so a typo would drop an arrow.
// These patterns accept exactly what its parser (1.1.3) accepts.
const NODE =
  /^[\w-]+(?:\(\(\(.+?\)\)\)|\(\[.+?\]\)|\(\(.+?\)\)|\[\[.+?\]\]|\[\(.+?\)\]|\[\/.+?\\\]|\[\\.+?\/\]|>.+?\]|\{\{.+?\}\}|\[.+?\]|\(.+?\)|\{.+?\})?/;
const ARROW =
  /^<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))/;
const ARROW_IN_LABEL = /-->|-\.->|==>|\s(?:---|-\.-|===)\s/;
const COLOURS = /^(?:classDef|class|style|linkStyle)\s/;

const STATE_LINES = [
  /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
  /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
  /^\}$/,
  /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
  /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
  /^[\w\p{L}-]+\s*:\s*.+$/u,
];

const SEQUENCE_LINES = [
  /^(?:participant|actor)\s+\S+?(?:\s+as\s+.+)?$/,
  /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
  /^[^\s:>-]+\s*--?(?:>>|\)|x|>)\s*[+-]?[^\s:>-]+\s*:\s*.+$/,
];

/**
 * Why a flowchart line would not be drawn in full, or null.
 * @example explainFlowLine('A[One --> B') → 'cannot read "[One --> B"'
 */
function explainFlowLine(line: string): string | null {
  let rest = line;
  for (;;) {
    const node = NODE.exec(rest);
    // With a bracket missing, the label reaches to the next bracket, over the arrow.
    if (node && ARROW_IN_LABEL.test(node[0].replace(/"[^"]*"/g, ''))) {
      return `a bracket is not closed ("${node[0]}")`;
    }
    if (!node) return rest === '' ? 'an arrow leads nowhere' : `cannot read "${rest}"`;
    rest = rest.slice(node[0].length).trim();
    if (rest === '') return null;
    if (rest.startsWith('&')) {
      rest = rest.slice(1).trim();
      continue;
    }
    const arrow = ARROW.exec(rest);
    if (!arrow) return `cannot read "${rest}"`;
    rest = rest.slice(arrow[0].length).trim();
  }
}

const hasBracketPairs = (line: string): boolean =>
  (line.match(/\[/g) ?? []).length === (line.match(/\]/g) ?? []).length;

function explainLine(kind: string, line: string): string | null {
  if (COLOURS.test(line)) return 'diagrams take their colours from the theme';
  if (kind === 'flow') {
    if (/^subgraph\s/.test(line) && !hasBracketPairs(line)) return 'a bracket is not closed';
    if (/^(?:end|subgraph\s+.+|direction\s+(?:TD|TB|LR|BT|RL))$/i.test(line)) return null;
    return explainFlowLine(line);
  }
  const known = kind === 'state' ? STATE_LINES : SEQUENCE_LINES;
  return known.some((pattern) => pattern.test(line)) ? null : `cannot read "${line}"`;
}

function diagramKind(header: string): string | null {
  if (/^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i.test(header)) return 'flow';
  if (/^stateDiagram(?:-v2)?$/i.test(header)) return 'state';
  if (/^sequenceDiagram$/i.test(header)) return 'sequence';
  return /^(?:classDiagram|erDiagram)$/i.test(header) ? 'other' : null;
}

const FIXES: Record<string, string> = {
  flow: 'Write `id[Label] --> other[Label]` or `id -->|text| other`: spaces around arrows, closed brackets, one statement a line, no semicolon.',
  state: 'Write `a --> b: action`, `[*] --> a`, or `state "Label" as a`.',
  sequence:
    'Write `A->>B: text`, `A-->>B: text`, `participant A as Label`, or `Note over A,B: text`.',
};

function blockDepth(line: string): number {
  if (/^(?:subgraph\s|state\s.*\{$)/.test(line)) return 1;
  return line === 'end' || line === '}' ? -1 : 0;
}

/** Find the lines of a Mermaid text that the renderer would drop or misread. */
export function lintMermaid(text: string): DiagramIssue[] {
  const lines = text
    .split('\n')
    .map((raw, index) => ({line: index + 1, content: raw.trim()}))
    .filter(({content}) => content !== '' && !content.startsWith('%%'));
  const [header, ...body] = lines;
  const kind = header && diagramKind(header.content);
  if (!kind) {
    return [
      {
        line: header?.line ?? 1,
        message: `"${header?.content ?? ''}" is not a diagram type`,
        fix: 'Start with flowchart TD, flowchart LR, stateDiagram-v2, sequenceDiagram, classDiagram or erDiagram.',
      },
    ];
  }
  if (kind === 'other') return [];
  const issues: DiagramIssue[] = [];
  let depth = 0;
  for (const {line, content} of body) {
    const message = explainLine(kind, content);
    if (message) {
      const fix = COLOURS.test(content) ? 'Remove this line.' : (FIXES[kind] ?? '');
      issues.push({line, message, fix});
    }
    depth += blockDepth(content);
    if (depth < 0) {
      issues.push({line, message: `"${content}" closes nothing`, fix: 'Remove this line.'});
      depth = 0;
    }
  }
  if (depth > 0) {
    const last = lines.at(-1)?.line ?? 1;
    issues.push({
      line: last,
      message: 'a block is not closed',
      fix: 'Add `end` (or `}`) after it.',
    });
  }
  return issues;
}
