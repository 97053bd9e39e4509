import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {FieldSlice} from '@site/src/plugins/product-model/slices';
import DataTable from '../DataTable';
import {requiredWord} from './requiredWord';
import styles from './styles.module.css';

type Props = {readonly data: readonly FieldSlice[]};

/** The fields of a form or a record: whether each is required, its rule, what it means, an example. */
export default function FieldTable({data}: Props): ReactNode {
  const label = translate({
    id: 'obis.fieldTable.label',
    message: 'Fields',
    description: 'Name of a table of form fields for screen readers',
  });
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="obis.fieldTable.field"
              description="Column of a field table: name of the field">
              Field
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="obis.fieldTable.required"
              description="Column of a field table: whether a value is required">
              Required
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="obis.fieldTable.rule"
              description="Column of a field table: which values are accepted">
              Rule
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="obis.fieldTable.meaning"
              description="Column of a field table: what the field is for">
              Meaning
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="obis.fieldTable.example"
              description="Column of a field table: an example value">
              Example
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((field) => (
          <tr key={field.id}>
            <th scope="row">{field.name}</th>
            <td>{requiredWord(field.required)}</td>
            <td className={styles.rule}>{field.rule}</td>
            <td className={styles.meaning}>{field.meaning}</td>
            <td className={styles.example}>{field.example}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
