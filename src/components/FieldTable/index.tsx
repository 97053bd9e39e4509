import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FieldData} from '@site/src/plugins/product-model/kinds/entities';
import MachineValue from '../MachineValue';
import {requiredLabels} from './requiredLabels';
import styles from './styles.module.css';

type Props = {
  readonly data: readonly FieldData[];
  /** Shows with each name the heading of its column in a CSV file. */
  readonly csv?: boolean;
};

/**
 * Shows the fields of a form or a record: what each means, its rule and an example if it has them, and whether it is required.
 * Where the product generates all of them, no field says so.
 */
export default function FieldTable({data, csv = false}: Props): ReactNode {
  const words = data.some(({required}) => required !== 'generated') ? requiredLabels() : {};
  return (
    <dl className={styles.fields}>
      {data.map(({id, name, column, required, rule, meaning, example}) => {
        const word = words[required];
        return (
          <div key={id}>
            <dt>
              {name} {word && <span>{word}</span>}
              {csv && <code>{column}</code>}
            </dt>
            <dd>
              {/* Spaces and not blocks: the search knows a field as one text. */}
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
