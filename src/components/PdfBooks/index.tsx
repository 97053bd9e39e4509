import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bookPath} from '@site/src/settings/bookPath';

/** Show links to the PDF books of the manual, one for each language. Show nothing if the site was built without them. */
export default function PdfBooks(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {books, baseUrl} = siteConfig.customFields as {books: boolean; baseUrl: string};
  if (!books) return null;
  return (
    <div data-not-in-book data-search-ignore>
      <p>
        <Translate
          id="obis.books.intro"
          description="Above the links to the PDF books, one for each language">
          The whole manual is also a PDF book, with bookmarks:
        </Translate>
      </p>
      <ul>
        {Object.entries(i18n.localeConfigs).map(([locale, {label, htmlLang}]) => (
          <li key={locale}>
            <Link
              to={`pathname://${baseUrl}${bookPath(locale)}`}
              hrefLang={htmlLang}
              type="application/pdf">
              <span lang={htmlLang}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
