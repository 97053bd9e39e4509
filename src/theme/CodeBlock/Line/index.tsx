import type {ComponentProps, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';
import Line from '@theme-original/CodeBlock/Line';
import styles from './styles.module.css';

/** Render a line as the theme does. The theme's component has no hooks, so it can be called as a function. */
const renderLine = Line as (props: Props) => ReactElement<ComponentProps<'span'>>;

/** Show a line of code in a `<span>`. The theme uses a `<div>`, which a `<code>` element may not contain. Browsers do not translate it. */
export default function LineWrapper(props: Props): ReactNode {
  const {className, ...line} = renderLine(props).props;
  return (
    <span
      {...line}
      className={clsx(className, !props.showLineNumbers && styles.line)}
      translate="no"
    />
  );
}
