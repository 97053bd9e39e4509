import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SectionSummary} from '@site/src/plugins/translations/summarise';
import type {StatusData} from '@site/src/plugins/translations/statusData';
import type {TranslationState} from '@site/src/plugins/translations/types';
import DataTable from '../DataTable';
import {stateName} from './stateName';
import styles from './styles.module.css';

/** The states that get a column; the rarer ones only when a page is in them. */
function shownStates(total: SectionSummary): TranslationState[] {
  const states = Object.keys(total.counts) as TranslationState[];
  return states.filter(
    (state) => ['fresh', 'stale', 'missing'].includes(state) || total.counts[state] > 0,
  );
}

type RowProps = {
  readonly summary: SectionSummary;
  readonly name: ReactNode;
  readonly states: readonly TranslationState[];
};

function Row({summary: {pages, counts, percent}, name, states}: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{pages}</td>
      {states.map((state) => (
        <td key={state}>{counts[state]}</td>
      ))}
      <td>
        <meter className={styles.meter} min={0} max={100} value={percent} aria-hidden="true" />
        {`${percent} %`}
      </td>
    </tr>
  );
}

/** How many pages of each section are translated and up to date. */
export default function SectionTable({
  status: {sections, total},
}: {
  readonly status: StatusData;
}): ReactNode {
  const states = shownStates(total);
  return (
    <DataTable
      label={translate({
        id: 'obis.translationStatus.sections',
        message: 'Sections',
        description: 'Status page of translations: name of the table for screen readers',
      })}>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="obis.translationStatus.section"
              description="Status page of translations: column">
              Section
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="obis.translationStatus.pages"
              description="Status page of translations: column">
              Pages
            </Translate>
          </th>
          {states.map((state) => (
            <th key={state} scope="col">
              {stateName(state)}
            </th>
          ))}
          <th scope="col">
            <Translate
              id="obis.translationStatus.percent"
              description="Status page of translations: column">
              Up to date
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {sections.map((summary) => (
          <Row
            key={summary.section}
            summary={summary}
            name={<code>{summary.section}</code>}
            states={states}
          />
        ))}
      </tbody>
      <tfoot>
        <Row
          summary={total}
          name={
            <Translate
              id="obis.translationStatus.total"
              description="Status page of translations: last row">
              Total
            </Translate>
          }
          states={states}
        />
      </tfoot>
    </DataTable>
  );
}
