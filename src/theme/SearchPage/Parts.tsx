import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Found} from './results';
import styles from './styles.module.css';

type Props = {
  parts: Found['parts'];
  /** Name of the selected part; empty for all. */
  chosen: string;
  onChoose: (part: string) => void;
};

// On a narrow screen the buttons scroll in one line: the chosen one may be out of view.
const show = (button: HTMLElement | null) =>
  button?.parentElement?.scrollTo({left: button.offsetLeft - button.offsetWidth});

/** Facet filter: buttons that limit the results to one part of the manual. */
export default function Parts({parts, chosen, onChoose}: Props): ReactNode {
  if (parts.length < 2) {
    return null;
  }
  const all = {
    name: '',
    label: translate({
      id: 'obis.searchPage.allParts',
      message: 'All',
      description: 'Button of the search page that shows the results of all parts of the manual',
    }),
  };
  return (
    <div
      className={`${styles.choices} screen-only`}
      role="group"
      aria-label={translate({
        id: 'obis.searchPage.parts',
        message: 'Part of the manual',
        description: 'Name of the group of buttons that limit the results to a part of the manual',
      })}>
      {[all, ...parts.map((part) => ({...part, label: part.name}))].map(({name, label}) => (
        <button
          key={name}
          ref={name === chosen ? show : undefined}
          type="button"
          className={styles.choice}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? '' : name)}>
          {label}
        </button>
      ))}
    </div>
  );
}
