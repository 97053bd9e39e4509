import {type ReactNode, useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import areas from '@generated/product-model/default/error-codes.json';
import ErrorAnswer from './ErrorAnswer';
import {Codes, ERROR_CODES_PAGE, Prefixes} from './CodeChoices';
import {findCode} from './findCode';
import useTextField from '../useTextField';
import styles from './styles.module.css';

type Props = {
  /** Adds the prefixes of the edge service to those of the stations. */
  readonly all?: boolean;
};

/**
 * Show a field in which an operator types or scans the code on a red tile, prefixes to choose instead, and the answer for the code.
 * Without scripts, each prefix links to its table on the page with all codes, and the field opens the search page.
 */
export default function ErrorLookup({all}: Props): ReactNode {
  const searchPage = useBaseUrl('/search');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const {error, codes, isUnknown} = findCode(text, areas);
  const isAnswered = error ?? codes;

  // The reader may have typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), []);

  const choose = (choice: string) => {
    setText(choice);
    // The chosen link disappears, so the focus moves to the answer. In the field, it would open the keyboard of a phone over the answer.
    result.current?.focus({preventScroll: true});
    requestAnimationFrame(() => result.current?.scrollIntoView({block: 'nearest'}));
  };

  return (
    <section
      className={`${styles.lookup} obis-frame screen-only`}
      aria-labelledby="code"
      data-search-ignore>
      <p id="code" className={styles.title}>
        <Translate id="obis.errorLookup.title" description="Landing page: look-up of error codes">
          Red tile? Look the code up
        </Translate>
      </p>
      <form
        action={searchPage}
        onSubmit={(event) => {
          event.preventDefault();
          result.current?.focus();
        }}>
        <label className="visually-hidden" htmlFor="code-field">
          <Translate
            id="obis.errorLookup.label"
            description="Look-up of error codes: label of its field">
            Code on the red tile
          </Translate>
        </label>
        <input
          ref={field}
          className="obis-field"
          id="code-field"
          type="text"
          name="q"
          placeholder={translate({
            id: 'obis.errorLookup.example',
            message: 'for example VERIFY-01',
            description: 'Look-up of error codes: what stands in the empty field',
          })}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...useTextField(text, setText)}
        />
      </form>
      <div
        ref={result}
        className={styles.result}
        role="status"
        tabIndex={-1}
        aria-label={translate({
          id: 'obis.errorLookup.result',
          message: 'What the code means',
          description: 'Look-up of error codes: name of the answer for screen readers',
        })}>
        {isUnknown && (
          <p>
            <Translate
              id="obis.errorLookup.unknown"
              description="Look-up of error codes: what was typed is none; {all} is the link to the list"
              values={{
                all: (
                  <Link to={ERROR_CODES_PAGE}>
                    <Translate
                      id="obis.errorLookup.all"
                      description="Look-up of error codes: link to the list">
                      All error codes
                    </Translate>
                  </Link>
                ),
              }}>
              {'No code reads like that. Compare it with the tile, or look here: {all}'}
            </Translate>
          </p>
        )}
        {!isAnswered && <Prefixes onChoose={choose} />}
        {!isAnswered && all && (
          <>
            <p className={styles.label}>
              <Translate
                id="obis.errorLookup.edge"
                description="List of error codes: heading of the prefixes of codes that no station shows">
                Codes of the edge service
              </Translate>
            </p>
            <Prefixes onChoose={choose} of="edge" />
          </>
        )}
        {error && <ErrorAnswer key={error.id} error={error} />}
        {codes && <Codes errors={codes} onChoose={choose} />}
        {isAnswered && (
          <button type="button" className={`clean-btn ${styles.again}`} onClick={() => choose('')}>
            <Translate
              id="obis.errorLookup.again"
              description="Look-up of error codes: button that clears the field">
              Another code
            </Translate>
          </button>
        )}
      </div>
    </section>
  );
}
