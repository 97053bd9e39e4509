import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import prefixes from '@generated/product-model/default/error-prefixes.json';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import styles from './styles.module.css';

/** The page with all codes. Its anchors are the ids of areas and errors. */
export const LIST = '/obis/reference/error-codes';

type Choose = {readonly onChoose: (text: string) => void};
type ChoiceProps = Choose & {
  readonly id: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** Render a link to an area or a code in the list. A plain click looks it up instead. */
function Choice({id, text, onChoose, children}: ChoiceProps): ReactNode {
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(text);
  };
  return (
    <li>
      <Link className={styles.choice} to={`${LIST}#${id}`} onClick={handleClick}>
        {children}
      </Link>
    </li>
  );
}

/** Render the letters of the codes of a station or of the edge service, as large targets. */
export function Prefixes({
  onChoose,
  of = 'station',
}: Choose & {readonly of?: keyof typeof prefixes}): ReactNode {
  return (
    <ul className={styles.prefixes}>
      {prefixes[of].map(({id, prefix}) => (
        <Choice key={id} id={id} text={`${prefix}-`} onChoose={onChoose}>
          <code>{prefix}</code>
        </Choice>
      ))}
    </ul>
  );
}

/** Render codes with their messages. */
export function Codes({errors, onChoose}: Choose & {errors: readonly CodeData[]}): ReactNode {
  return (
    <ul className={styles.codes}>
      {errors.map(({id, code, message}) => (
        <Choice key={id} id={id} text={code} onChoose={onChoose}>
          <code>{code}</code> {message}
        </Choice>
      ))}
    </ul>
  );
}
