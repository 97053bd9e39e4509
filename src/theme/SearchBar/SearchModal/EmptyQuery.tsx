import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Prefixes} from '@site/src/components/ErrorLookup/CodeChoices';
import TaskList from '@site/src/components/TaskList';
import {READER_ROLES} from '@site/src/components/readerRoles';

type Props = {onAsk: (query: string) => void; onClose: () => void};

/** Render what the modal shows for an empty query: the prefixes of the error codes, and the tasks of each role. */
export default function EmptyQuery({onAsk, onClose}: Props): ReactNode {
  return (
    <section className="obis-search-start">
      <p>
        <Translate
          id="obis.search.start.codes"
          description="Start of the search: heading over the letters of the error codes">
          Code on the red tile
        </Translate>
      </p>
      <Prefixes onChoose={onAsk} />
      {READER_ROLES.map(({name, tasks}) => (
        <Fragment key={name}>
          <p>{name}</p>
          <TaskList tasks={tasks} onClick={onClose} />
        </Fragment>
      ))}
    </section>
  );
}
