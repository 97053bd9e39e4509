import path from 'node:path';
import {attribute, walk, type MdNode, type MdFile} from '../mdast';
import {DiagramError, renderDiagram} from './renderDiagram';

/**
 * Reads `name="value"` from a code fence's meta string.
 * @example fenceAttribute('alt="A to B" title="Flow"', 'title') → 'Flow'
 */
function fenceAttribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1]?.trim() || undefined;
}

/**
 * Remark plugin: a `mermaid` code fence with an `alt` becomes a `<Diagram>` whose SVG is drawn now, at build.
 * Nothing of Mermaid reaches the reader.
 */
export default function remarkDiagrams({siteDir}: {readonly siteDir: string}) {
  return async (tree: MdNode, file: MdFile): Promise<void> => {
    const fences: MdNode[] = [];
    walk(tree, (node) => {
      if (node.type === 'code' && node.lang === 'mermaid') fences.push(node);
    });
    for (const [index, node] of fences.entries()) {
      const line = node.position?.start.line ?? 0;
      const fail = (at: number, message: string, fix: string): never => {
        throw new Error(
          `${path.relative(siteDir, file.path)}:${at} diagram: ${message}. Fix: ${fix}`,
        );
      };
      const alt = fenceAttribute(node.meta ?? '', 'alt');
      if (!alt) {
        fail(
          line,
          'no text alternative',
          'Write ```mermaid alt="what the picture says" after the fence.',
        );
      }
      try {
        const svg = await renderDiagram(node.value ?? '', {salt: String(index)});
        const title = fenceAttribute(node.meta ?? '', 'title');
        node.type = 'mdxJsxFlowElement';
        node.name = 'Diagram';
        node.attributes = [
          attribute('svg', svg),
          attribute('alt', alt ?? ''),
          ...(title ? [attribute('title', title)] : []),
        ];
        node.children = [];
      } catch (error) {
        if (!(error instanceof DiagramError)) throw error;
        fail(line + error.line, error.message, error.fix);
      }
    }
  };
}
