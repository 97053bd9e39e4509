import type {ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import DataTable from '../DataTable';
import {ERROR_CODES_PAGE} from '../ErrorLookup/CodeChoices';
import {columnHeadings, repeatOnSameDeviceTexts} from '../ErrorTable/errorTexts';
import styles from './styles.module.css';

type Props = {
  /** What the page says above the table: a heading, and how to read the table. */
  readonly children: ReactNode;
};

/**
 * Show the codes of the programming stations with what to do and whom to call. Printing the page prints the list after the operator
 * card. The search ignores it, because its rows are those of the page with all codes.
 */
export default function StationCodes({children}: Props): ReactNode {
  const headings = columnHeadings();
  const codes = areas.flatMap(({errors}) => errors).filter(({retry}) => retry);
  return (
    <div className={styles.codes} data-search-ignore>
      {children}
      <DataTable>
        <thead>
          <tr>
            <th scope="col">{headings.screen}</th>
            <th scope="col">{headings.action}</th>
            <th scope="col">{headings.repeatOnSameDevice}</th>
            <th scope="col">{headings.callOrTell}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({id, code, action, repeatOnSameDevice, callOrTell}) => {
            const person = callOrTell ? roles[callOrTell] : '';
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${ERROR_CODES_PAGE}#${id}`}>
                    <code>{code}</code>
                  </Link>
                </th>
                <td>{action}</td>
                <td>{repeatOnSameDevice && repeatOnSameDeviceTexts(person)[repeatOnSameDevice]}</td>
                <td>{person}</td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </div>
  );
}
