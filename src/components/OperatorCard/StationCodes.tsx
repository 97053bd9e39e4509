import type {ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import Link from '@docusaurus/Link';
import DataTable from '../DataTable';
import {ERROR_CODES_PAGE} from '../siteLinks';
import ActionText from '../ErrorTable/ActionText';
import {afterTryOf, errorHeadings} from '../ErrorTable/errorTexts';
import Verdict from '../ErrorTable/Verdict';
import styles from './styles.module.css';

type Props = {
  /** What stands above the table on each sheet: its title, and how to read it. */
  readonly children: ReactNode;
};

/**
 * Print the codes of the programming stations, with what to do and whom to call, after the operator card. A red tile or frame marks the rows that
 * stop stations. The list is not on the screen, in the search or in the Markdown export, because its rows are those of the page with all codes.
 */
export default function StationCodes({children}: Props): ReactNode {
  const headings = errorHeadings();
  const codes = areas.flatMap(({errors}) => errors).filter(({verdict}) => verdict);
  return (
    <div className={styles.codes} data-search-ignore data-print-only>
      <DataTable>
        <thead>
          <tr>
            <td colSpan={2}>{children}</td>
          </tr>
          <tr>
            <th scope="col">{headings.screen}</th>
            <th scope="col">{headings.action}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((error) => (
            <tr key={error.id}>
              <th scope="row">
                <Link to={`${ERROR_CODES_PAGE}#${error.id}`}>
                  <code translate="no">{error.code}</code>
                </Link>
              </th>
              <td>
                <Verdict error={error} /> <ActionText>{error.action ?? ''}</ActionText>
                {error.verdict === 'try' && <div>{afterTryOf(error)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
