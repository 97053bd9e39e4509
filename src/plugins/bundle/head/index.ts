/**
 * In the place of `react-helmet-async` in the browser: what Docusaurus and this site use of it. No properties but the
 * children, no `<base>`, and no attributes of `<title>`. The pages are rendered with the library.
 */
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {describeHead, type Head} from './describeHead';
import {mergeHeads} from './mergeHeads';
import {writeHead} from './writeHead';

type Props = {readonly children?: ReactNode};

/** The children of every `Helmet` in the page, by its number. */
const shown = new Map<number, ReactNode>();

let count = 0;
let written: Head | undefined;
let frame = 0;

/** Once, before the next paint, for all that changes together. */
function writeSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const outerFirst = [...shown].sort(([first], [second]) => first - second);
    const head = mergeHeads(outerFirst.map(([, children]) => describeHead(children)));
    if (JSON.stringify(head) !== JSON.stringify(written)) writeHead(head, written);
    written = head;
  });
}

/** Adds to the head of the document while it is in the page; those inside, and later ones, override it. */
export function Helmet({children}: Props): null {
  // At the first rendering, since that is outer ones first; the effects run inner ones first.
  const [number] = useState(() => ++count);
  useLayoutEffect(() => {
    shown.set(number, children);
    writeSoon();
  }, [number, children]);
  useLayoutEffect(
    () => () => {
      shown.delete(number);
      writeSoon();
    },
    [number],
  );
  return null;
}

/** The library has its state there. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
