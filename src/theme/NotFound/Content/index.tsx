import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NotFound/Content';
import {ErrorCodesLink, GlossaryLink, IntroductionLink} from '@site/src/components/siteLinks';
import {FIELD_PROPS} from '@site/src/components/useTextField';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/searchApi';
import lookup from '@site/src/components/ErrorLookup/styles.module.css';
import styles from './styles.module.css';

/** Show the field of the landing page as a plain form, which works without scripts. It opens the search page, which answers error codes and words. */
function SearchForm(): ReactNode {
  return (
    <form
      className={clsx(lookup.lookup, styles.search)}
      action={useBaseUrl('/search')}
      role="search">
      <label className={lookup.label} htmlFor="search-field">
        <Translate
          id="obis.search.label"
          description="Label of the field for error codes and words">
          Error code, or words to search for
        </Translate>
      </label>
      <input
        className="obis-field"
        id="search-field"
        type="search"
        required
        maxLength={MAX_QUERY_LENGTH}
        placeholder={translate({
          id: 'obis.errorLookup.example',
          message: 'VERIFY-01, or: delete a key',
          description: 'Field for error codes and words: what stands in the empty field',
        })}
        {...FIELD_PROPS}
      />
    </form>
  );
}

/**
 * Show the content of the not-found page, with a search field and links. It sets the document title, because an unknown address matches
 * the docs layout, which renders this content without the theme's NotFound page.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('obis-frame', className)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <p className="obis-lead">
        <Translate id="obis.notFound.explanation" description="The text of the not-found page">
          There is no page at this address. It may have moved, or the link may be wrong. Search for
          it, or start from one of these pages.
        </Translate>
      </p>
      <SearchForm />
      <ul className="obis-row">
        <li>
          <Link to="/">
            <Translate id="obis.link.home" description="Link to the landing page">
              Documentation Center
            </Translate>
          </Link>
        </li>
        <li>
          <ErrorCodesLink />
        </li>
        <li>
          <IntroductionLink />
        </li>
        <li>
          <GlossaryLink />
        </li>
      </ul>
    </main>
  );
}
