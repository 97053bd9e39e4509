import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useTextField from '../useTextField';
import {filterTerms} from './filterTerms';
import styles from './styles.module.css';

/** Show a field that filters the terms on the page. It is hidden until the page is hydrated. */
export default function Filter(): ReactNode {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  const filter = (text: string) => {
    setQuery(text);
    setCount(filterTerms(text));
  };
  useEffect(() => {
    // A link or the find bar of the browser has found a term that is filtered out.
    const clear = () => filter('');
    document.addEventListener('beforematch', clear);
    return () => document.removeEventListener('beforematch', clear);
  }, []);
  const label = translate({
    id: 'obis.glossary.filter',
    message: 'Filter the terms',
    description: 'Name of the field that filters the glossary',
  });
  return (
    <p className={`${styles.filter} needs-scripts`}>
      <input
        className="obis-field"
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useTextField(query, filter)}
      />
      <output>
        {query &&
          translate(
            {
              id: 'obis.glossary.count',
              message: 'Terms found: {count}',
              description: 'Beside the filter of the glossary: how many terms it leaves',
            },
            {count},
          )}
      </output>
    </p>
  );
}
