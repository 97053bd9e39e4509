import type {ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import DataTable from '../DataTable';
import {ERROR_CODES_PAGE} from '../siteLinks';
import ActionText from '../ErrorTable/ActionText';
import {errorHeadings, personOf, sameDeviceText, shortStopTexts} from '../ErrorTable/errorTexts';
import styles from './styles.module.css';

type Props = {
  /** What stands above the table: its title, and how to read it. */
  readonly children: ReactNode;
};

/**
 * Print the codes of the programming stations, with what to do and whom to call, after the operator card. A bar marks the rows that stop
 * stations at once. The list is not on the screen, in the search or in the Markdown export, because its rows are those of the page with all
 * codes.
 */
export default function StationCodes({children}: Props): ReactNode {
  const headings = errorHeadings();
  const stops = shortStopTexts();
  const codes = areas.flatMap(({errors}) => errors).filter(({retry}) => retry);
  return (
    <div className={styles.codes} data-search-ignore data-print-only>
      {children}
      <DataTable>
        <thead>
          <tr>
            <th scope="col">{headings.screen}</th>
            <th scope="col">{headings.action}</th>
            <th scope="col">{headings.callOrTell}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((error) => {
            const {id, code, action, first} = error;
            const sameDevice = sameDeviceText(error, stops);
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${ERROR_CODES_PAGE}#${id}`}>
                    <code translate="no">{code}</code>
                  </Link>
                </th>
                <td>
                  {first && (
                    <>
                      <strong className={clsx(styles.stop, 'tile tone-danger')}>
                        {stops[first]}
                      </strong>{' '}
                    </>
                  )}
                  <ActionText>{action}</ActionText>
                  {sameDevice && (
                    <>
                      {' '}
                      <strong>{headings.repeatOnSameDevice}</strong>{' '}
                      <ActionText>{sameDevice}</ActionText>
                    </>
                  )}
                </td>
                <td>{personOf(error)}</td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </div>
  );
}
