import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TermData} from '@site/src/plugins/product-model/kinds/glossary';
import {useTooltip} from './useTooltip';
import styles from './styles.module.css';

type Props = {
  readonly data: TermData;
  readonly children?: ReactNode;
};

/** A link to the entry of a term in the glossary, with the definition in a tooltip. */
function ExplainedTerm({data, children}: Props): ReactNode {
  const id = useId();
  const {anchor, tooltip, open, style, handlers} = useTooltip();
  return (
    <span ref={anchor} {...handlers}>
      <Link className={styles.term} to={`/obis/common/glossary#${data.id}`} aria-describedby={id}>
        {children}
      </Link>
      {/* `aria-describedby` works with hidden text too; aria-hidden keeps it out of the reading order and the search index. */}
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        className={styles.tooltip}
        style={style}
        hidden={!open}
        aria-hidden={!open}>
        <span className={styles.card}>
          <b className={styles.name}>{data.heading}</b> {data.definition}
        </span>
      </span>
    </span>
  );
}

/** A glossary term with its explanation. With `plain`, which `linkFirstMention` (src/plugins/product-model/remark) sets, only its name. */
export default function Term({plain, ...props}: Props & {readonly plain?: boolean}): ReactNode {
  const {data, children = data.abbr ?? data.name} = props;
  return plain ? children : <ExplainedTerm data={data}>{children}</ExplainedTerm>;
}
