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
import {firstBlocks} from './firstBlocks';

/** What MDX hands to its wrapper: a function without hooks that returns a fragment of blocks. */
type MdxContent = ReactElement<object, (props: object) => ReactNode>;

/** Enough to fill most windows. */
const FIRST_WEIGHT = 8;

/**
 * Milliseconds from the frame with the first blocks until the rest is rendered. The browser still rasterises that frame on other
 * threads; what the page does meanwhile delays it: with 0, it is on the screen 25 to 40 ms later (2 cores).
 */
const DELAY_MS = 60;

/** Whether the content is that of a file which a page imports: it is part of a block of the page. */
const IsNested = createContext(false);

/** The blocks of a page; none for a page that is a single one. */
function blocksOf(content: ReactNode): readonly ReactNode[] {
  if (!isValidElement<{children?: ReactNode}>(content) || content.type !== Fragment) return [];
  const {children} = content.props;
  return Array.isArray(children) ? (children as readonly ReactNode[]) : [];
}

function Blocks({render}: {readonly render: () => ReactNode}): ReactNode {
  const history = useHistory();
  const [weight, setWeight] = useState(
    history.action === 'PUSH' && !history.location.hash ? FIRST_WEIGHT : Infinity,
  );
  const end = useRef<HTMLSpanElement>(null);
  const content = render();
  const blocks = blocksOf(content);
  const first = firstBlocks(blocks, weight);
  const isComplete = first.length === blocks.length;

  useLayoutEffect(() => {
    const parent = end.current?.parentElement;
    if (!end.current || !parent) return;
    const height = end.current.getBoundingClientRect().top - parent.getBoundingClientRect().top;
    if (height < window.innerHeight) setWeight(weight * 2);
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

/**
 * The content of a page. When a link has opened it, the blocks that fill the window are rendered first and the others after the
 * frame that shows those: at 4x CPU slowdown the step to the FAQ takes half the time (register, `src/theme/README.md`). Whoever
 * comes to a heading, goes back or loads the page has all of it at once.
 */
export default function ProgressiveContent({children}: {readonly children: MdxContent}): ReactNode {
  const {type: renderContent, props} = children;
  if (useContext(IsNested)) return children;
  return (
    <IsNested.Provider value>
      <Blocks render={() => renderContent(props)} />
    </IsNested.Provider>
  );
}
