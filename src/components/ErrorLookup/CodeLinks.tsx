import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import areas from '@generated/product-model/default/error-codes.json';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import {ERROR_CODES_PAGE} from '../siteLinks';
import styles from './styles.module.css';

/** The areas whose codes a station reports. Only such codes have a verdict. */
const stationAreas = areas.filter(({errors}) => errors.some(({verdict}) => verdict));

/** Show links to the sections of the error codes that a station reports, with their prefixes and the names of their steps, as large buttons. */
export function PrefixLinks({onLeave}: {readonly onLeave?: (() => void) | undefined}): ReactNode {
  return (
    <ul className={styles.prefixes} data-page-tools>
      {stationAreas.map(({id, prefix, name}) => (
        <li key={id}>
          <Link className={styles.choice} to={`${ERROR_CODES_PAGE}#${id}`} onClick={onLeave}>
            <code translate="no">{prefix}</code> {name !== prefix && <small>{name}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type CodeLinksProps = {
  readonly errors: readonly CodeData[];
  /** Called with the code that the reader chooses. */
  readonly onChoose: (code: string) => void;
};

/** Show a list of codes with their messages. A plain click on a code looks it up, in place of following the link to its row. */
export function CodeLinks({errors, onChoose}: CodeLinksProps): ReactNode {
  const choose = (event: MouseEvent, code: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(code);
  };
  return (
    <ul className={styles.codes}>
      {errors.map(({id, code, message}) => (
        <li key={id}>
          <Link
            className={styles.choice}
            to={`${ERROR_CODES_PAGE}#${id}`}
            onClick={(event) => choose(event, code)}>
            <code translate="no">{code}</code> {message}
          </Link>
        </li>
      ))}
    </ul>
  );
}
