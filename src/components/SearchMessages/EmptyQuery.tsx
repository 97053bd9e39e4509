import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {PrefixLinks} from '@site/src/components/ErrorLookup/CodeLinks';
import TaskList from '@site/src/components/TaskList';
import {ROLE_TASKS} from '@site/src/components/roleTasks';

type Props = {
  /** Called when the reader follows a link. */
  onLeave?: () => void;
};

/** The first tasks of all roles, then the second ones, each with the name of its role. */
const TASKS = [0, 1]
  .flatMap((at) =>
    ROLE_TASKS.flatMap(({name, tasks}) =>
      tasks.slice(at, at + 1).map((task) => ({...task, role: name})),
    ),
  )
  .slice(0, 6);

/** Show what the search offers before a query: the prefixes of the error codes, and six tasks. */
export default function EmptyQuery({onLeave}: Props): ReactNode {
  return (
    <section className="obis-search-start">
      <p>
        <Translate
          id="obis.search.start.codes"
          description="Start of the search: heading over the letters of the error codes">
          Code on the red tile
        </Translate>
      </p>
      <PrefixLinks onLeave={onLeave} />
      <p>
        <Translate
          id="obis.search.start.tasks"
          description="Start of the search: heading over tasks">
          Tasks
        </Translate>
      </p>
      <TaskList tasks={TASKS} onClick={onLeave} />
    </section>
  );
}
