import type {ReactNode} from 'react';
import categories from '@generated/categories-and-tasks/default/categories.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bookPdfPath, pagePdfPath, PDF_PAGES} from '@site/src/content/pdfFiles';

/** Show a link to a PDF file in each language. */
function Links({fileOf}: {readonly fileOf: (locale: string) => string}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  return (
    <span className="obis-row">
      {Object.entries(i18n.localeConfigs).map(([locale, {label, htmlLang}]) => (
        <Link
          key={locale}
          to={`pathname://${siteConfig.customFields?.baseUrl as string}${fileOf(locale)}`}
          hrefLang={htmlLang}
          lang={htmlLang}
          type="application/pdf">
          {label}
        </Link>
      ))}
    </span>
  );
}

/**
 * Show links to the PDF files in each language: the whole manual, and the pages that have a file of their own,
 * such as the operator card (src/content/pdfFiles.ts). Show nothing if the site was built without these files.
 */
export default function PdfBooks(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  if (!customFields?.books) return null;
  const pages = categories.flatMap((category) => category.pages);
  return (
    <div data-not-in-book data-search-ignore>
      <p>
        <Translate
          id="obis.books.intro"
          description="Above the links to PDF files, one for each language">
          The whole manual, and the pages that are printed most, are also PDF files:
        </Translate>
      </p>
      <ul>
        <li>
          <Translate
            id="obis.books.manual"
            description="PDF file of the whole manual, with bookmarks">
            The whole manual, with bookmarks
          </Translate>
          <Links fileOf={bookPdfPath} />
        </li>
        {PDF_PAGES.map((page) => (
          <li key={page}>
            {pages.find(({to}) => to.endsWith(page))?.label}
            <Links fileOf={(locale) => pagePdfPath(page, locale)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
