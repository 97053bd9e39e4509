import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TermData} from '@site/src/plugins/product-model/kinds/glossary';
import {GLOSSARY_PAGE} from '../siteLinks';
import {useTooltip} from './useTooltip';
import styles from './styles.module.css';

type Props = {
  readonly data: TermData;
  readonly children?: ReactNode;
};

/** Show a link to the glossary entry of a term, with the definition in a tooltip. */
function ExplainedTerm({data, children}: Props): ReactNode {
  const id = useId();
  const {open, style, handlers} = useTooltip();
  return (
    <span {...handlers}>
      <Link className={styles.term} to={`${GLOSSARY_PAGE}#${data.id}`} aria-describedby={id}>
        {children}
      </Link>
      {/* `aria-describedby` finds the text even if it is hidden. */}
      <span id={id} role="tooltip" className={styles.tooltip} style={style} hidden={!open}>
        <span className={styles.card}>
          <b className={styles.name}>{data.heading}</b> {data.definition}
        </span>
      </span>
    </span>
  );
}

/** Show a glossary term with its tooltip, or only its name with `plain`, which `linkFirstMention` (src/plugins/product-model/remark) sets. */
export default function Term({plain, ...props}: Props & {readonly plain?: boolean}): ReactNode {
  const {data, children = data.abbr ?? data.name} = props;
  return plain ? children : <ExplainedTerm data={data}>{children}</ExplainedTerm>;
}
