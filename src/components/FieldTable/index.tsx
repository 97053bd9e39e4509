import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FieldData} from '@site/src/plugins/product-model/kinds/entities';
import MachineValue from '../MachineValue';
import {requiredLabels} from './requiredLabels';
import styles from './styles.module.css';

type Props = {
  readonly data: readonly FieldData[];
  /** Whether to show the heading of the column that each field has in an exported CSV file. */
  readonly csv?: boolean;
};

/**
 * Show the fields of a form or a record with their meaning, rule and example, and whether they are required. If the product generates
 * all of them, the label *Generated* is left out. The tag of a record stands below its name.
 */
export default function FieldTable({data, csv = false}: Props): ReactNode {
  const labels = data.some(({required}) => required !== 'generated') ? requiredLabels() : {};
  return (
    <dl className={styles.fields}>
      {data.map(({id, name, column, tag, required, rule, meaning, example}) => {
        const label = labels[required];
        return (
          <div key={id}>
            <dt>
              {name} {label && <span>{label}</span>}
              {csv && <code translate="no">{column}</code>}
              {/* The Chinese texts use the word "Tag" too. */}
              {tag && <code translate="no">{`Tag ${tag}`}</code>}
            </dt>
            <dd>
              {/* Spaces and not block elements, so that the search indexes a field as one text. */}
              {meaning} {rule && <span>{rule}</span>}{' '}
              {example && (
                <span>
                  <Translate
                    id="obis.fieldTable.exampleValue"
                    description="Field list: an example value"
                    values={{value: <MachineValue>{example}</MachineValue>}}>
                    {'Example: {value}'}
                  </Translate>
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
