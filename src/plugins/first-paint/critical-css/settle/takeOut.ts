import type {ChildNode, Container, Document} from 'postcss';

/** Takes a part out of a sheet, and the blocks that are empty then. */
export function takeOut(part: ChildNode): void {
  let block: Container | Document | undefined = part.parent;
  part.remove();
  while (block && block.type !== 'root' && block.nodes?.length === 0) {
    const around: Container | Document | undefined = block.parent;
    block.remove();
    block = around;
  }
}
