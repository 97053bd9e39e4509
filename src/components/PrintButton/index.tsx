import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Show a button that prints the page, for pages that people hang on a wall or tick off. The browser of a phone or of a station PC hides this command in a menu. */
export default function PrintButton(): ReactNode {
  return (
    <p data-page-tools>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          window.print();
        }}>
        <Translate id="obis.printButton" description="Button on a page that people print">
          Print this page
        </Translate>
      </button>
    </p>
  );
}
