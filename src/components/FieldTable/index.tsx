import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FieldSlice} from '@site/src/plugins/product-model/sliceTypes';
import CardTable from '../CardTable';
import {fieldColumns} from './fieldColumns';
import {requiredWord} from './requiredWord';
import styles from './styles.module.css';

type Props = {
  readonly data: readonly FieldSlice[];
  /** Shows with each name the heading of its column in a CSV file. */
  readonly csv?: boolean;
};

/**
 * The fields of a form or a record: whether each is required, its rule, what it means, an example. A table of values that
 * nobody enters does not say so in each row.
 */
export default function FieldTable({data, csv = false}: Props): ReactNode {
  const entered = data.some(({required}) => required !== 'generated');
  const columns = fieldColumns();
  return (
    <CardTable
      label={translate({
        id: 'obis.fieldTable.label',
        message: 'Fields',
        description: 'Name of a table of form fields for screen readers',
      })}
      columns={[
        columns.field,
        ...(entered ? [columns.required] : []),
        columns.rule,
        columns.meaning,
        columns.example,
      ]}
      rows={data.map(({id, name, column, required, rule, meaning, example}) => ({
        id,
        cells: [
          csv ? (
            <>
              {name}
              <div>
                <code className={styles.example}>{column}</code>
              </div>
            </>
          ) : (
            name
          ),
          ...(entered ? [requiredWord(required)] : []),
          rule,
          meaning,
          <span key="example" className={styles.example}>
            {example}
          </span>,
        ],
      }))}
    />
  );
}
