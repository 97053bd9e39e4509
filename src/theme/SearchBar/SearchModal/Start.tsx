import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
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

/** What the search begins with, below the recent and favorite searches: the codes, common tasks. */
export default function Start({onAsk, onClose}: Props): ReactNode {
  return (
    <div className="obis-search-start">
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
