import {kindOf, type FileContent, type Folder} from './kinds';
import {parseYaml, type ParsedYaml, type YamlResult} from './parseYaml';

/** A valid file of data/, with the line of each value. */
export type ParsedFile<F extends Folder> = ParsedYaml<FileContent<F>>;

/**
 * Reads and validates the text of one file of data/.
 * @param file path for error messages, such as `data/limits/kms.yaml`
 */
export const parseFile = <F extends Folder>(folder: F, file: string, text: string) =>
  parseYaml(kindOf(folder).schema, file, text, 'src/plugins/product-model/README.md') as YamlResult<
    FileContent<F>
  >;
