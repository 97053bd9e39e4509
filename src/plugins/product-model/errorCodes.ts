import type {Model} from './loadModel';
import type {Locale} from './schema';
import type {CodeAreaSlice, ErrorSlice, PrefixSlice} from './sliceTypes';

/**
 * Whether an error may be retried, which its action says in the word of the button: "Do not retry", "select Retry once".
 * Nothing where the action names another way.
 */
function retryOf(action: string): boolean | undefined {
  if (/do not retry/i.test(action)) return false;
  return /\bRetry\b/.test(action) || undefined;
}

const prefixOf = (code: string): string => code.split('-')[0] ?? '';

/** Every error with a code, by its area, for the look-up of a code. `slices` are the rows of an area in the language. */
export function codeAreas(
  model: Model,
  locale: Locale,
  slices: (area: string) => readonly ErrorSlice[],
): CodeAreaSlice[] {
  return model.errors.flatMap(({area, errors}) => {
    const code = errors.find((error) => error.code)?.code;
    if (!code) return [];
    const actions = new Map(errors.map(({id, action}) => [id, action.en]));
    return {
      id: area.id,
      prefix: prefixOf(code),
      name: area.name[locale],
      errors: slices(area.id).flatMap((error) => {
        const retry = retryOf(actions.get(error.id) ?? '');
        return error.code ? {...error, code: error.code, ...(retry !== undefined && {retry})} : [];
      }),
    };
  });
}

/** The letters of the codes that a station shows, in the order of the programming steps. */
export function stepPrefixes(model: Model, areas: readonly CodeAreaSlice[]): PrefixSlice[] {
  return model.programming
    .flatMap(({steps}) => steps)
    .flatMap(({errors}) => areas.filter(({id}) => id === errors))
    .map(({id, prefix}) => ({id, prefix}));
}
