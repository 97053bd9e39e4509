import type * as z from 'zod';
import {parseYaml, type ParsedYaml, type YamlResult} from './parseYaml';
import {fileSchemas, type FileContent, type Folder} from './schema';

/** A valid file of data/, with the line of each value. */
export type ParsedFile<F extends Folder> = ParsedYaml<FileContent<F>>;

/** A valid file, or all its problems. */
export type ParseResult<F extends Folder> = YamlResult<FileContent<F>>;

/**
 * Reads and validates the text of one file of data/.
 * @param file path for error messages, such as `data/limits/kms.yaml`
 */
export function parseFile<F extends Folder>(folder: F, file: string, text: string): ParseResult<F> {
  const schema = fileSchemas[folder] as unknown as z.ZodType<FileContent<F>>;
  return parseYaml(schema, file, text, 'src/plugins/product-model/README.md');
}
