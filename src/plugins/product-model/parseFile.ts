import {diskCache} from '../../build/diskCache';
import {kindOf, type FileContent, type Folder} from './kinds';
import {parseYaml, type ParsedYaml, type YamlResult} from './parseYaml';

/** A valid file of data/, with the line of each value. */
export type ParsedFile<F extends Folder> = ParsedYaml<FileContent<F>>;

/** Reading all files takes a process 2 s of CPU (2026-11-26). */
const onDisk = diskCache<unknown>('data', ['src/plugins/product-model', 'src/settings']);

/**
 * Reads and validates the text of one file of data/.
 * @param file path for error messages, such as `data/limits/kms.yaml`
 */
export const parseFile = <F extends Folder>(folder: F, file: string, text: string) =>
  onDisk.get([folder, file, text], () =>
    parseYaml(kindOf(folder).schema, file, text, 'src/plugins/product-model/README.md'),
  ) as YamlResult<FileContent<F>>;
