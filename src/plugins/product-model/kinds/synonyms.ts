import * as z from 'zod';
import {id, wordLists} from '../schema';
import type {FactKind} from './factKind';

/** Lists of words that mean the same to the search (data/synonyms). They are not facts and have no source, because no page shows them. */
const schema = z.strictObject({
  id,
  synonyms: z.array(
    z.strictObject({
      /** Words that pages use. A search for one of them also finds the others. */
      names: wordLists,
      /** Words that readers type when they mean one of `names`. Pages do not use them. */
      typed: wordLists,
    }),
  ),
});

export const synonyms: FactKind<z.infer<typeof schema>> = {schema, notProse: ['synonyms']};
