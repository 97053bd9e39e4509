import * as z from 'zod';

/**
 * Return the `validateOptions` function of a plugin, which Docusaurus calls with the options of docusaurus.config.ts.
 * @param plugin the folder of the plugin in src/plugins, for messages
 * @throws (the returned function) Error that names the option, its value and the expected type
 */
export const optionsValidator =
  <S extends z.ZodType>(plugin: string, schema: S) =>
  ({options}: {readonly options: unknown}): z.output<S> => {
    const result = schema.safeParse(options);
    if (result.success) return result.data;
    throw new Error(`Options of src/plugins/${plugin}:\n${z.prettifyError(result.error)}`);
  };
