import {Children, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** The source as a code fence, then the same source outside of the fence, which is rendered. */
  readonly children: ReactNode;
};

function isContent(child: ReactNode): boolean {
  return typeof child !== 'string' || child.trim() !== '';
}

/** Show the source of a Markdown feature above its result. Only the pages for writers use this component. */
export default function Example({children}: Props): ReactNode {
  const [source, ...result] = Children.toArray(children).filter(isContent);
  return (
    // Keep sample text out of the search index.
    <div className={styles.example} data-search-ignore>
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
