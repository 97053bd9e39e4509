import * as z from 'zod';
import {perLocale} from '../../../content/locales';
import {words} from '../schema';
import type {Kind} from './kind';

const list = z.array(words);

/** Synonyms for the search. They have no source, because no page shows them. */
const schema = z.strictObject({
  synonyms: z.array(
    z.strictObject({
      names: z.strictObject(perLocale(() => list.min(1))),
      typed: z.strictObject(perLocale(() => list)),
    }),
  ),
});

export const synonyms: Kind<z.infer<typeof schema>> = {schema};
