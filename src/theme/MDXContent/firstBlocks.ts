import {isValidElement, type ReactNode} from 'react';

/** What a block counts that the page does not write itself: a component without content may stand for hundreds of lines. */
const GENERATED_WEIGHT = 5;

function weigh(block: ReactNode): number {
  if (!isValidElement<object>(block)) return 0;
  return typeof block.type === 'string' || 'children' in block.props ? 1 : GENERATED_WEIGHT;
}

/**
 * The first blocks of a page, until they weigh enough. The line feeds that MDX leaves between blocks weigh nothing.
 * @param weight 1 for each paragraph, list, heading, …; 5 for a component that brings its own content
 * @example firstBlocks([<h1>A</h1>, '\n', <GlossaryIndex />, '\n', <p>B</p>], 6) // without the last two
 */
export function firstBlocks(blocks: readonly ReactNode[], weight: number): ReactNode[] {
  let sum = 0;
  const end = blocks.findIndex((block) => {
    if (sum >= weight) return true;
    sum += weigh(block);
    return false;
  });
  return end < 0 ? [...blocks] : blocks.slice(0, end);
}
