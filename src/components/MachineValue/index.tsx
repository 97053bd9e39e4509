import {useState, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {copyText} from '../copyText';
import {joinWithBreaks} from '../joinWithBreaks';
import {isMachineValue} from './isMachineValue';
import {splitValue} from './splitValue';
import styles from './styles.module.css';

type Props = {readonly children: string};

/** Shows a value of the product: one for a machine is set in monospace, breaks between its parts only, and copies with one tap. */
export default function MachineValue({children: value}: Props): ReactNode {
  const [message, setMessage] = useState<string>();
  // Without scripts it is no button.
  const isBrowser = useIsBrowser();
  if (!isMachineValue(value)) return value;

  const copy = async ({currentTarget}: SyntheticEvent<HTMLElement>) => {
    const isCopied = await copyText(value);
    if (!isCopied) getSelection()?.selectAllChildren(currentTarget);
    setMessage(
      isCopied
        ? translate({
            id: 'obis.value.copied',
            message: 'Copied',
            description: 'Status after a value has been copied',
          })
        : translate({
            id: 'obis.value.selected',
            message: 'Selected. Copy it with the keys.',
            description: 'Status after a value could not be copied, but is selected',
          }),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void copy(event);
  };
  const button = {
    role: 'button',
    tabIndex: 0,
    title: translate({
      id: 'obis.value.copy',
      message: 'Copy',
      description: 'Tooltip of a value that a click copies',
    }),
    onClick: (event: SyntheticEvent<HTMLElement>) => void copy(event),
    onKeyDown,
    onBlur: () => setMessage(undefined),
  };
  return (
    <>
      <code className={styles.value} {...(isBrowser && button)}>
        {joinWithBreaks(splitValue(value))}
      </code>
      {message !== undefined && (
        <span className={styles.message} role="alert">
          {message}
        </span>
      )}
    </>
  );
}
