import {isValidElement, type ReactNode} from 'react';

/** Return the text content of a React node and of the elements in it. */
export function reactNodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(reactNodeText).join('');
  return isValidElement<{children?: ReactNode}>(node) ? reactNodeText(node.props.children) : '';
}
