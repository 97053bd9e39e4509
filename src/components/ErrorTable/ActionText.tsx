import type {ReactNode} from 'react';
import UI from '../UI';

/** Show a text of data/errors. `<UI>` in it marks a label of the product, as on pages. */
export default function ActionText({children}: {readonly children: string}): ReactNode {
  return children
    .split(/<UI>(.*?)<\/UI>/)
    .map((part, at) => (at % 2 === 0 ? part : <UI key={at}>{part}</UI>));
}
