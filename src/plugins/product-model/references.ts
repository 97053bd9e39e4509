import {perLocale} from '../../settings/locales';
import type {FileContent, Localized, LocalizedOrSame, Tone} from './schema';

/** What a reference such as `field:key.name` stands for, as a drawing shows it. */
export type Referenced = {
  readonly name: LocalizedOrSame;
  /** The example of a field, the value of a limit. */
  readonly value?: LocalizedOrSame;
  readonly tone?: Tone;
  readonly required?: boolean;
};

/** The folders that can be referred to. */
type Files = {
  readonly [
    F in 'entities' | 'limits' | 'errors' | 'programming' | 'interface'
  ]: readonly FileContent<F>[];
};

const withCode = (code: string | undefined, message: Localized): Localized =>
  code ? perLocale((locale) => `${code} ${message[locale]}`) : message;

/** Everything that a screen can refer to, by kind and id. */
export function indexReferences(files: Files): ReadonlyMap<string, Referenced> {
  return new Map<string, Referenced>([
    ...files.entities.flatMap(({id, name, fields, states}) => [
      [`entity:${id}`, {name}] as const,
      ...fields.map(
        (field) =>
          [
            `field:${id}.${field.id}`,
            {name: field.name, value: field.example, required: field.required === 'yes'},
          ] as const,
      ),
      ...states.map((state) => [`state:${id}.${state.id}`, state] as const),
    ]),
    ...files.limits.flatMap(({limits}) =>
      limits.map(({id, name, value}) => [`limit:${id}`, {name, value}] as const),
    ),
    ...files.errors.flatMap(({errors}) =>
      errors.map(
        ({id, code, message}) => [`error:${id}`, {name: withCode(code, message)}] as const,
      ),
    ),
    ...files.programming.flatMap(({steps}) =>
      steps.map(({id, name}) => [`step:${id}`, {name}] as const),
    ),
    ...files.interface.flatMap(({area, labels}) =>
      labels.map((name) => [`label:${area.id}.${name.en}`, {name}] as const),
    ),
  ]);
}
