import * as z from 'zod';
import {wordLists} from '../schema';
import type {FactKind} from './kind';

/** Synonyms for the search. They have no source, because no page shows them. */
const schema = z.strictObject({
  synonyms: z.array(
    z.strictObject({
      /** Words of the pages. Each also finds the others. */
      names: wordLists,
      /** What readers type for them. */
      typed: wordLists,
    }),
  ),
});

export const synonyms: FactKind<z.infer<typeof schema>> = {schema, notProse: ['synonyms']};
