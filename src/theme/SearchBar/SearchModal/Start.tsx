import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {lastPages} from '@site/src/clientModules/lastPages';
import {Prefixes} from '@site/src/components/ErrorLookup/Choices';
import {READERS} from '@site/src/components/readers';

type Props = {onAsk: (query: string) => void; onClose: () => void};
type StartSectionProps = {heading: string; children: ReactNode};

function StartSection({heading, children}: StartSectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** What the search begins with, below the recent and favorite searches: the last pages, the codes, common tasks. */
export default function Start({onAsk, onClose}: Props): ReactNode {
  const [pages] = useState(() => lastPages().filter(({path}) => path !== window.location.pathname));
  return (
    <div className="obis-search-start">
      {pages.length > 0 && (
        <StartSection
          heading={translate({
            id: 'obis.search.start.last',
            message: 'Last pages',
            description: 'Start of the search: heading over the pages that were opened last',
          })}>
          <ul className="obis-search-links">
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link autoAddBaseUrl={false} to={path} onClick={onClose}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </StartSection>
      )}
      <StartSection
        heading={translate({
          id: 'obis.search.start.codes',
          message: 'Code on the red tile',
          description: 'Start of the search: heading over the letters of the error codes',
        })}>
        <Prefixes onChoose={onAsk} />
      </StartSection>
      <div className="obis-search-tasks">
        {READERS.map(({name, tasks}) => (
          <StartSection key={name} heading={name}>
            <ul className="obis-search-links">
              {tasks.map(({to, label}) => (
                <li key={to}>
                  <Link to={to} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </StartSection>
        ))}
      </div>
    </div>
  );
}
