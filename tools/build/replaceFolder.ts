import {existsSync, renameSync, rmSync} from 'node:fs';

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});

/** The folders beside a folder that is being replaced: the new one while it is made, parts of it, the old one while they change places. */
export const besides = (folder: string) => ({
  partial: `${folder}.partial`,
  others: `${folder}.others`,
  previous: `${folder}.previous`,
});

/** Removes what a replacement left that was killed. If it was killed between its two renames, the old folder comes back. */
export function recover(folder: string): void {
  const {previous, ...rest} = besides(folder);
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  [previous, ...Object.values(rest)].forEach(remove);
}

/**
 * Replaces a folder by a new one, or leaves it as it is.
 * @param make writes the folder that it is given, and throws if that did not succeed; without a folder nothing is replaced
 * @returns whether there is a new folder
 * @throws what `make` throws, or an Error when the folder cannot be renamed
 */
export async function replaceFolder(
  folder: string,
  make: (partial: string) => Promise<void>,
): Promise<boolean> {
  recover(folder);
  const {partial, previous} = besides(folder);
  try {
    await make(partial);
    if (!existsSync(partial)) return false;
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(partial, folder);
    return true;
  } finally {
    recover(folder);
  }
}
