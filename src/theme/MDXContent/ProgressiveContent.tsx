import {
  createContext,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {wasLeftAtTop} from '@site/src/clientModules/contentVisibility';
import {firstBlocks} from './firstBlocks';

/** The child that MDX passes to its wrapper: a component that returns a fragment of blocks. */
type MdxContent = ReactElement<object, (props: object) => ReactNode>;

/** Pixels of the window for each block of the first frame: of the manual's 69 pages, 62 fill a window of 1280 x 800 with them. */
const BLOCK_SIZE = 64;

/**
 * Milliseconds between the frame with the first blocks and the render of the rest. The browser rasterises that frame on other
 * threads, and main-thread work delays it: with 0, it is presented 25 to 40 ms later (2 cores).
 */
const DELAY_MS = 60;

/** True inside a page's content: MDX files that the page imports are rendered at once. */
const IsNested = createContext(false);

/** The top-level blocks of a page; empty when it has a single one. */
function blocksOf(content: ReactNode): readonly ReactNode[] {
  if (!isValidElement<{children?: ReactNode}>(content) || content.type !== Fragment) return [];
  const {children} = content.props;
  return Array.isArray(children) ? (children as readonly ReactNode[]) : [];
}

/** At each step the content consists of the same elements, so that React renders only those that are new. */
function Blocks({content}: {readonly content: ReactNode}): ReactNode {
  const history = useHistory();
  const {action, location} = history;
  const startsAtTop = (action === 'PUSH' || wasLeftAtTop(location.key)) && !location.hash;
  const [weight, setWeight] = useState(() =>
    startsAtTop ? window.innerHeight / BLOCK_SIZE : Infinity,
  );
  const end = useRef<HTMLSpanElement>(null);
  const blocks = blocksOf(content);
  const first = firstBlocks(blocks, weight);
  const isComplete = first.length === blocks.length;

  useLayoutEffect(() => {
    const parent = end.current?.parentElement;
    if (!end.current || !parent) return;
    const {top} = parent.getBoundingClientRect();
    const height = end.current.getBoundingClientRect().top - top;
    const visible = window.innerHeight - top - window.scrollY;
    // Each further pass is a layout of its own: as many blocks as these fill the window with.
    if (height < visible) setWeight(weight * Math.max(2, visible / height));
  }, [weight]);

  useEffect(() => {
    if (isComplete) return undefined;
    const showRest = () => setWeight(Infinity);
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(showRest), DELAY_MS);
    });
    const unlisten = history.listen(showRest);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      unlisten();
    };
  }, [history, isComplete]);

  if (isComplete) return content;
  return (
    <>
      {first}
      <span ref={end} />
    </>
  );
}

/** Calls MDX's component, whose hooks are those of this one. */
function Content({type: renderContent, props}: MdxContent): ReactNode {
  return <Blocks content={renderContent(props)} />;
}

/**
 * The content of a page, rendered progressively after a client-side navigation: first the blocks that fill the viewport, then
 * the rest in a transition. At 4x CPU slowdown this halves the time to the FAQ (register, `src/theme/README.md`). Links to a
 * heading, page loads, and back and forward to a place in the page render everything at once.
 */
export default function ProgressiveContent({children}: {readonly children: MdxContent}): ReactNode {
  if (useContext(IsNested)) return children;
  return (
    <IsNested.Provider value>
      <Content {...children} />
    </IsNested.Provider>
  );
}
