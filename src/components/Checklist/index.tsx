import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {reactNodeText} from '@site/src/lib/reactNodeText';
import Item from './Item';
import {itemIds, useTicks} from './useTicks';
import styles from './styles.module.css';

type Props = {
  /** Key of the progress in localStorage. If you change it, the checkboxes of all readers are empty again. */
  readonly id: string;
  readonly children: ReactNode;
};

type WithChildren = ReactElement<{readonly children?: ReactNode}>;

const elements = (nodes: ReactNode): WithChildren[] =>
  Children.toArray(nodes).filter((node): node is WithChildren => isValidElement(node));

/**
 * Show a Markdown list with a checkbox for each item. Without scripts it is a plain list. On paper, each item has an empty box, and below
 * the list are lines for a name, the date and a signature.
 */
export default function Checklist({id, children}: Props): ReactNode {
  const [list] = elements(children);
  const items = elements(list?.props.children);
  const ids = itemIds(items.map(reactNodeText));
  const {currentLocale} = useDocusaurusContext().i18n;
  const {ticked, toggle, reset} = useTicks(`${id}-${currentLocale}`, ids);
  const isEmpty = ticked.size === 0;
  const List = list?.type === 'ul' ? 'ul' : 'ol';
  return (
    <div className={styles.checklist}>
      <List className={styles.list}>
        {items.map((item, index) => {
          const itemId = ids[index] ?? '';
          return (
            <Item key={itemId} checked={ticked.has(itemId)} onToggle={() => toggle(itemId)}>
              {item.props.children}
            </Item>
          );
        })}
      </List>
      <p className={clsx(styles.status, 'needs-scripts')} data-search-ignore>
        <output>
          {translate(
            {
              id: 'obis.checklist.progress',
              message: '{done} of {total} done',
              description: 'How many items of a checklist are ticked',
            },
            {done: ticked.size, total: items.length},
          )}
        </output>
        <button
          type="button"
          className={clsx('button button--sm button--secondary', isEmpty && 'disabled')}
          // With `disabled`, the button would lose the focus when the reader presses it.
          aria-disabled={isEmpty}
          onClick={reset}>
          <Translate
            id="obis.checklist.reset"
            description="Button that unticks all items of a checklist">
            Start again
          </Translate>
        </button>
      </p>
      <p className={styles.signature} aria-hidden>
        <span>
          <Translate id="obis.checklist.name" description="Printed checklist: line to write on">
            Name
          </Translate>
        </span>
        <span>
          <Translate id="obis.checklist.date" description="Printed checklist: line to write on">
            Date
          </Translate>
        </span>
        <span>
          <Translate
            id="obis.checklist.signature"
            description="Printed checklist: line to write on">
            Signature
          </Translate>
        </span>
      </p>
    </div>
  );
}
