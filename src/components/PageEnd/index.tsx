import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PageEndSlice} from '@site/src/plugins/product-model/pageEnds';
import PageTools from '../PageTools';
import styles from './styles.module.css';

type Props = {
  readonly data: PageEndSlice;
  /** The day of the last review, as 2026-03-12. */
  readonly reviewed?: string;
};

function Pending({count}: {readonly count: number}): ReactNode {
  return count === 1 ? (
    <Translate
      id="obis.pageEnd.pendingOne"
      description="End of a page, link: one statement of the page waits for confirmation by the product's owner">
      1 fact to be confirmed
    </Translate>
  ) : (
    <Translate
      id="obis.pageEnd.pending"
      description="End of a page, link: how many statements of the page wait for confirmation by the product's owner"
      values={{count}}>
      {'{count} facts to be confirmed'}
    </Translate>
  );
}

/** The end of a page of the manual: what in it is not confirmed yet, which releases it applies to, its last review. */
export default function PageEnd({data: {pending, appliesTo}, reviewed}: Props): ReactNode {
  const releases = translate(
    {
      id: 'obis.pageEnd.appliesTo',
      message: 'Applies to {releases}',
      description: 'End of a page: the releases that the manual describes',
    },
    {releases: appliesTo},
  );
  const review =
    reviewed &&
    translate(
      {
        id: 'obis.pageEnd.reviewed',
        message: 'Reviewed {date}',
        description: 'End of a page: the day on which it was last checked',
      },
      {date: reviewed},
    );
  return (
    <>
      <p className={styles.end} data-page-end data-search-ignore>
        {releases}
        {pending > 0 && (
          <>
            {' · '}
            <Link to="/markdown-page#facts">
              <Pending count={pending} />
            </Link>
          </>
        )}
        {reviewed && (
          <>
            {' · '}
            <Translate
              id="obis.pageEnd.reviewed"
              description="End of a page: the day on which it was last checked"
              values={{date: <time>{reviewed}</time>}}>
              {'Reviewed {date}'}
            </Translate>
          </>
        )}
        {' · '}
        <Link to="/markdown-page#support">
          <Translate
            id="obis.pageEnd.support"
            description="End of a page: link to the support contact">
            Support
          </Translate>
        </Link>
      </p>
      <PageTools appliesTo={appliesTo} facts={review ? [releases, review] : [releases]} />
    </>
  );
}
