import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The contents of a page beside its text, with a title that names them; in the theme it is a list without either. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} aria-labelledby="toc">
      <b id="toc">
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component">
          On this page
        </Translate>
      </b>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
