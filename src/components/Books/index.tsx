import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Book} from '@site/src/settings/readBooks';

/** Links to the manual as PDF books; nothing on a site that was built without them. */
export default function Books(): ReactNode {
  const {books, booksPath} = useDocusaurusContext().siteConfig.customFields as {
    readonly books: readonly Book[];
    readonly booksPath: string;
  };
  if (books.length === 0) return null;
  return (
    <div data-not-in-book data-search-ignore>
      <p>
        <Translate
          id="obis.books.intro"
          description="Above the links to the PDF books, one for each language">
          The whole manual is also a PDF book, with bookmarks and page numbers:
        </Translate>
      </p>
      <ul>
        {books.map(({file, language, htmlLang, sheets, bytes, date}) => (
          <li key={file}>
            <Translate
              id="obis.books.details"
              description="Link to a PDF book: its language, its length, its size, and the day of its content"
              values={{
                book: (
                  <Link
                    to={`pathname://${booksPath}${file}`}
                    hrefLang={htmlLang}
                    type="application/pdf">
                    <span lang={htmlLang}>{language}</span>
                  </Link>
                ),
                sheets,
                megabytes: (bytes / 1e6).toFixed(1),
                date: <time>{date}</time>,
              }}>
              {'{book} ({sheets} pages, {megabytes} MB, state of {date})'}
            </Translate>
          </li>
        ))}
      </ul>
    </div>
  );
}
