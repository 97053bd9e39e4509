import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** The source as a code fence first, then its rendering. */
  readonly children: ReactNode;
  /** Puts the result under the source, for tables, diagrams and other wide content. */
  readonly stacked?: boolean;
};

function isContent(child: ReactNode): boolean {
  return typeof child !== 'string' || child.trim() !== '';
}

/** The source of a Markdown feature beside its rendering; only the pages for writers use it. */
export default function Example({children, stacked = false}: Props): ReactNode {
  const [source, ...result] = Children.toArray(children).filter(isContent);
  return (
    // Keeps sample text out of the search index.
    <div className={clsx(styles.example, stacked && styles.stacked)} data-search-ignore>
      <div className={styles.pane}>
        <div className={styles.label}>
          <Translate id="obis.example.source" description="Label above the source of an example">
            Source
          </Translate>
        </div>
        {source}
      </div>
      <div className={styles.pane}>
        <div className={styles.label}>
          <Translate id="obis.example.result" description="Label above the result of an example">
            Result
          </Translate>
        </div>
        {result}
      </div>
    </div>
  );
}
