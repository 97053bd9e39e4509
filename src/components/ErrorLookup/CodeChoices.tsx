import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import areas from '@generated/product-model/default/error-codes.json';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import {ERROR_CODES_PAGE} from '../siteLinks';
import styles from './styles.module.css';

/** The areas whose codes a station reports. Only such codes have a verdict. */
const stationAreas = areas.filter(({errors}) => errors.some(({verdict}) => verdict));

type Choose = {readonly onChoose: (text: string) => void};
type ChoiceProps = Choose & {
  readonly id: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** Show a link to a prefix or a code on the page with all codes. A plain click looks it up instead of following the link. */
function Choice({id, text, onChoose, children}: ChoiceProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(text);
  };
  return (
    <li>
      <Link className={styles.choice} to={`${ERROR_CODES_PAGE}#${id}`} onClick={handleClick}>
        {children}
      </Link>
    </li>
  );
}

/** Show the prefixes of the codes that a station reports, with the names of their steps, as large buttons. */
export function Prefixes({onChoose}: Choose): ReactNode {
  return (
    <ul className={`${styles.prefixes} screen-only`}>
      {stationAreas.map(({id, prefix, name}) => (
        <Choice key={id} id={id} text={`${prefix}-`} onChoose={onChoose}>
          <code translate="no">{prefix}</code> {name !== prefix && <small>{name}</small>}
        </Choice>
      ))}
    </ul>
  );
}

/** Show a list of codes with their messages. */
export function Codes({errors, onChoose}: Choose & {errors: readonly CodeData[]}): ReactNode {
  return (
    <ul className={styles.codes}>
      {errors.map(({id, code, message}) => (
        <Choice key={id} id={id} text={code} onChoose={onChoose}>
          <code translate="no">{code}</code> {message}
        </Choice>
      ))}
    </ul>
  );
}
