import {type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Part} from './resultsState';
import styles from './styles.module.css';

type Props = {
  parts: Part[];
  /** Name of the selected part; empty for all. */
  chosen: string;
  onChoose: (part: string) => void;
};

/** Facet filter: buttons that limit the results to one part of the manual, each with its hit count. */
export default function Parts({parts, chosen, onChoose}: Props): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const isShown = parts.length > 1;
  useEffect(() => {
    // On a narrow screen the buttons scroll in one line: the one selected by the URL may be out of view.
    const button = group.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (button) group.current?.scrollTo({left: button.offsetLeft - button.offsetWidth});
  }, [chosen, isShown]);
  if (!isShown) {
    return null;
  }
  const all = {
    name: '',
    label: translate({
      id: 'obis.searchPage.allParts',
      message: 'All',
      description: 'Button of the search page that shows the results of all parts of the manual',
    }),
    count: parts.reduce((sum, {count}) => sum + count, 0),
  };
  return (
    <div
      ref={group}
      className={styles.choices}
      role="group"
      aria-label={translate({
        id: 'obis.searchPage.parts',
        message: 'Part of the manual',
        description: 'Name of the group of buttons that limit the results to a part of the manual',
      })}>
      {[all, ...parts.map((part) => ({...part, label: part.name}))].map(({name, label, count}) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? '' : name)}>
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
