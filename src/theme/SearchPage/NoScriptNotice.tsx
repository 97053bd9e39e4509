import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** The search runs in the browser; without scripts the reader is led to pages that list what there is. */
export default function NoScriptNotice(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate
          id="obis.searchPage.noScript"
          description="Shown on the search page when JavaScript is off. {glossary} and {overview} are links."
          values={{
            glossary: (
              <Link to="/obis/common/glossary">
                <Translate
                  id="obis.searchPage.noScript.glossary"
                  description="Link in obis.searchPage.noScript and obis.searchPage.advice">
                  glossary
                </Translate>
              </Link>
            ),
            overview: (
              <Link to="/obis/introduction/overview">
                <Translate
                  id="obis.searchPage.noScript.overview"
                  description="Link in obis.searchPage.noScript">
                  product overview
                </Translate>
              </Link>
            ),
          }}>
          {
            'Search needs JavaScript. Without it, start from the {glossary} or the {overview}; the menu on each page lists all others.'
          }
        </Translate>
      </p>
    </noscript>
  );
}
