import {lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useSearchLinkCreator, useWindowSize} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import areas from '@generated/product-model/default/error-codes.json';
import ErrorAnswer from './ErrorAnswer';
import {ErrorCodesLink} from '../siteLinks';
import {CodeLinks, PrefixLinks} from './CodeLinks';
import {findCode} from './findCode';
import UnknownCode from './UnknownCode';
import useTextField, {FIELD_PROPS} from '../useTextField';
import styles from './styles.module.css';

/** The hits for words. If the module cannot be loaded, the field shows only the link to the search page. */
const WordHits = lazy(() => import('./WordHits').catch(() => ({default: () => null})));

/** What was typed into the field, by the key of the history entry. The button *Back* of the browser returns to it. */
const typedTexts = new Map<string | undefined, string>();

type Props = {
  /** Whether the field stands on the page of error codes. It then has the prefixes of the codes below it, and no link to this page. */
  readonly isOnCodesPage?: boolean;
  /** Whether the field stands on the operator card. The answer then does not send the reader to the card. */
  readonly isOnCard?: boolean;
  /** What stands in the place of the answer until there is one. On wide screens, that place is beside the field. */
  readonly example?: ReactNode;
};

/**
 * Show the field for error codes and words: on the landing page, on the page of error codes, and where operators read about red tiles. An
 * error code, typed or scanned, shows its answer below or beside the field. Other words show the best hits of the search. Without scripts,
 * the field opens the search page.
 */
export default function ErrorLookup({isOnCodesPage, isOnCard, example}: Props): ReactNode {
  const searchPage = useBaseUrl('/search');
  const createSearchLink = useSearchLinkCreator();
  const history = useHistory();
  const {search} = useLocation();
  const isPhone = useWindowSize() === 'mobile';
  const [text, showText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const {error, codes, isUnknown, isCode} = findCode(text, areas);
  const isAnswered = error ?? codes;
  // An unknown code may be words to search for, such as `key 10`.
  const words = isAnswered && isCode && !isUnknown ? '' : text.trim();

  // The reader may have come back, or have typed before hydration, and an answer on another page links here with its code.
  useEffect(
    () =>
      showText(
        typedTexts.get(history.location.key) ??
          new URLSearchParams(search).get('q') ??
          field.current?.value ??
          '',
      ),
    [history, search],
  );

  const setText = (typed: string) => {
    typedTexts.set(history.location.key, typed);
    showText(typed);
  };

  // The keyboard of a phone leaves half of the screen to the answer.
  useEffect(() => {
    const isTyping = document.activeElement === field.current;
    if (error && isPhone && isTyping) field.current?.scrollIntoView();
  }, [error, isPhone]);

  const choose = (choice: string) => {
    setText(choice);
    // The chosen link disappears, so the focus moves to the answer. In the field, it would open the keyboard of a phone over the answer.
    result.current?.focus({preventScroll: true});
    requestAnimationFrame(() => result.current?.scrollIntoView({block: 'nearest'}));
  };

  return (
    <section className={styles.lookup} data-search-ignore>
      <form
        className="screen-only"
        role="search"
        action={searchPage}
        onSubmit={(event) => {
          event.preventDefault();
          if (error ?? isCode) result.current?.focus();
          else history.push(createSearchLink(words));
        }}>
        <div className={styles.label}>
          <label htmlFor="code-field">
            <Translate
              id="obis.search.label"
              description="Label of the field for error codes and words">
              Error code, or words to search for
            </Translate>
          </label>
          {!isOnCodesPage && !isOnCard && <ErrorCodesLink />}
        </div>
        <input
          ref={field}
          className="obis-field"
          id="code-field"
          type="text"
          placeholder={translate({
            id: 'obis.errorLookup.example',
            message: 'VERIFY-01, or: delete a key',
            description: 'Field for error codes and words: what stands in the empty field',
          })}
          {...FIELD_PROPS}
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
        {isUnknown && <UnknownCode />}
        {error && <ErrorAnswer key={error.id} error={error} isOnCard={isOnCard} />}
        {codes && <CodeLinks errors={codes} onChoose={choose} />}
      </div>
      {words && (
        <Suspense>
          <WordHits words={words} />
        </Suspense>
      )}
      <p className={`${styles.links} screen-only`}>
        {words && (
          // A new element for each text, because page translators replace the text in it.
          <Link key={words} to={createSearchLink(words)}>
            <Translate
              id="obis.errorLookup.search"
              description="Below the field for error codes and words: link to the search page"
              values={{words}}>
              {'Search the manual for “{words}”'}
            </Translate>
          </Link>
        )}
        {isAnswered && (
          <button type="button" className="clean-btn" onClick={() => choose('')}>
            <Translate
              id="obis.errorLookup.again"
              description="Look-up of error codes: button that clears the field">
              Another code
            </Translate>
          </button>
        )}
      </p>
      {!isAnswered && !isUnknown && (isOnCodesPage ? <PrefixLinks /> : example)}
    </section>
  );
}
