import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {blockElement} from '../../lib/mdxJsx';
import {DiagramError, renderDiagram} from './renderDiagram';

/**
 * Return the value of an attribute in the meta string of a code fence.
 * @example fenceAttribute('alt="A to B" title="Flow"', 'title') → 'Flow'
 */
function fenceAttribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1]?.trim() || undefined;
}

/**
 * Remark plugin: replace each `mermaid` code fence with a `<Diagram>` that contains its SVG, so that browsers load no Mermaid.
 * @throws Error for a fence without `alt`, and for a diagram that cannot be rendered
 */
export default function remarkDiagrams({siteDir}: {readonly siteDir: string}) {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (node) => {
      if (node.lang === 'mermaid') fences.push(node);
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
        const svg = await renderDiagram(node.value, {salt: String(index)});
        const title = fenceAttribute(node.meta ?? '', 'title');
        Object.assign(node, blockElement('Diagram', {svg, alt, title}));
      } catch (error) {
        if (!(error instanceof DiagramError)) throw error;
        fail(line + error.line, error.message, error.fix);
      }
    }
  };
}
