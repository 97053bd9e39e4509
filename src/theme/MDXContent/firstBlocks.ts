import {isValidElement, type ReactNode} from 'react';

/** Weight of a component without children: it may generate hundreds of lines. */
const GENERATED_WEIGHT = 5;

function weigh(block: ReactNode): number {
  if (!isValidElement<object>(block)) return 0;
  return typeof block.type === 'string' || 'children' in block.props ? 1 : GENERATED_WEIGHT;
}

/**
 * The first blocks of a page with at least the given weight in sum. Line feeds between blocks have no weight.
 * @param weight 1 for each paragraph, list, heading, …; 5 for a component that generates its content
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
