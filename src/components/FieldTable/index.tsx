import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FieldSlice} from '@site/src/plugins/product-model/sliceTypes';
import CardTable from '../CardTable';
import {fieldColumns} from './fieldColumns';
import {requiredWord} from './requiredWord';
import styles from './styles.module.css';

type Props = {readonly data: readonly FieldSlice[]};

/** The fields of a form or a record: whether each is required, its rule, what it means, an example. */
export default function FieldTable({data}: Props): ReactNode {
  return (
    <CardTable
      label={translate({
        id: 'obis.fieldTable.label',
        message: 'Fields',
        description: 'Name of a table of form fields for screen readers',
      })}
      columns={fieldColumns()}
      rows={data.map(({id, name, required, rule, meaning, example}) => ({
        id,
        cells: [
          name,
          requiredWord(required),
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
