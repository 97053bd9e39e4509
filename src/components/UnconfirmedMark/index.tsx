import {cloneElement, type ReactElement, type ReactNode} from 'react';
import type {MarkSlice} from '@site/src/plugins/product-model/pageEnds';
import AssumedMark from '../AssumedMark';

type Marks = readonly (MarkSlice | null)[];
type Props = {
  /** One for each fact of the component, in the order of its rows. */
  readonly marks: Marks | readonly Marks[];
  /** Whether the component has a row for each fact. */
  readonly rows?: boolean;
  readonly children: ReactElement<{data: unknown}>;
};

/** The text of a row that gets its mark: the statement, which is never a key of React. */
const STATEMENTS = ['rule', 'value', 'allows', 'definition', 'cause', 'does', 'meaning'];

/** A mark that names its fact, and leads to its entry in the list of the page. */
function Mark({id, where}: MarkSlice): ReactNode {
  const fact = `${id}, ${where}`;
  const to = `#${encodeURIComponent(`review-${id}`)}`;
  return <AssumedMark to={to} title={fact} data-fact={fact} data-noBrokenLinkCheck />;
}

/** Adds the next mark to each object with a statement, depth first. */
function markRows(data: unknown, next: () => MarkSlice | null | undefined): unknown {
  if (Array.isArray(data)) return data.map((each) => markRows(each, next));
  if (typeof data !== 'object' || data === null) return data;
  const statement = STATEMENTS.find((key) => key in data);
  if (!statement) {
    return Object.fromEntries(
      Object.entries(data).map(([key, each]) => [key, markRows(each, next)]),
    );
  }
  const mark = next();
  if (!mark) return data;
  const text = (data as Record<string, ReactNode>)[statement];
  return {
    ...data,
    assumed: false,
    [statement]: (
      <>
        {text} <Mark {...mark} />
      </>
    ),
  };
}

/** In the review view: a component of the product model with a mark on each fact that nobody has confirmed. */
export default function UnconfirmedMark({marks, rows, children}: Props): ReactNode {
  const all = marks.flat() as Marks;
  if (!rows) {
    return (
      <>
        {children}
        {all.map((mark) => mark && <Mark key={mark.id} {...mark} />)}
      </>
    );
  }
  const left = [...all];
  return cloneElement(children, {data: markRows(children.props.data, () => left.shift())});
}
