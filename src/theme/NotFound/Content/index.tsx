import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {ErrorCodesLink, GlossaryLink, IntroductionLink} from '@site/src/components/siteLinks';

/**
 * Show the content of the not-found page, with links. It sets the document title, because an unknown address matches
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
      <ul className="obis-row">
        <li>
          <Link to="/">
            <Translate id="obis.notFound.home" description="Link of the not-found page">
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
