import type {ReactNode, RefObject} from 'react';
import {createPortal} from 'react-dom';
import {sentences} from '../../SearchTranslations/sentences';
import {useNoResultsSlot} from './useNoResultsSlot';

type Props = {frame: RefObject<HTMLElement | null>; suggestions: string[]};

/** Puts a query into DocSearch's field as if it were typed. It has no other way in. */
function ask(input: HTMLInputElement | null | undefined, query: string): void {
  if (input) {
    // React compares with the value that it has set itself, so that one has to stay.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  }
}

/**
 * What the engine suggests when nothing is found, in place of DocSearch's own suggestions: those are the names of the
 * groups that an earlier query was found in. An answer without suggestions leaves them.
 */
export default function Suggestions({frame, suggestions}: Props): ReactNode {
  const slot = useNoResultsSlot(frame);
  if (!slot || suggestions.length === 0) {
    return null;
  }
  return createPortal(
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">{sentences.suggestions}</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => ask(frame.current?.querySelector('input'), suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>,
    slot,
  );
}
