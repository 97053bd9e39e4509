import {
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {firstBlocks} from './firstBlocks';

/** What MDX hands to its wrapper: a function without state that makes a fragment of blocks. */
export type MdxContent = ReactElement<object, (props: object) => ReactNode>;

/** Enough to fill most windows. */
const FIRST_WEIGHT = 8;

/**
 * Milliseconds from the frame with the beginning until the rest is made. The browser still works on that frame, on other
 * threads; what the page does meanwhile delays it: with 0, the beginning is on the screen 25 to 40 ms later (2 cores).
 */
const AFTER_FRAME = 60;

/** The blocks of a page; none for a page that is a single one. */
function blocksOf(text: ReactNode): readonly ReactNode[] {
  if (!isValidElement<{children?: ReactNode}>(text) || text.type !== Fragment) return [];
  const {children} = text.props;
  return Array.isArray(children) ? (children as readonly ReactNode[]) : [];
}

/**
 * The text of a page. When a link has opened it, the blocks that fill the window come first and the others when those are
 * on the screen, which saves a quarter of the time from the click to the new page (tools/bench/results.md). Whoever comes to a
 * place in the page, goes back or loads it has all of it at once.
 */
export default function TextInSteps({
  children: {type: makeText, props},
}: {
  readonly children: MdxContent;
}): ReactNode {
  const history = useHistory();
  const [weight, setWeight] = useState(
    history.action === 'PUSH' && !history.location.hash ? FIRST_WEIGHT : Infinity,
  );
  const end = useRef<HTMLSpanElement>(null);
  const text = makeText(props);
  const blocks = blocksOf(text);
  const first = firstBlocks(blocks, weight);
  const isWhole = first.length === blocks.length;

  useLayoutEffect(() => {
    const parent = end.current?.parentElement;
    if (!end.current || !parent) return;
    const height = end.current.getBoundingClientRect().top - parent.getBoundingClientRect().top;
    if (height < window.innerHeight) setWeight(weight * 2);
  }, [weight]);

  useEffect(() => {
    if (isWhole) return undefined;
    const showRest = () => setWeight(Infinity);
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(showRest), AFTER_FRAME);
    });
    const endListening = history.listen(showRest);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      endListening();
    };
  }, [history, isWhole]);

  if (isWhole) return text;
  return (
    <>
      {first}
      <span ref={end} />
    </>
  );
}
