import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {findImageProblems} from './findImageProblems';

/** Fails a build with images that cause layout shift or are fetched before they are needed. */
export default function imagesPlugin(): Plugin {
  return {
    name: 'obis-images',
    postBuild({outDir}) {
      const problems = Globby.sync('**/*.html', {cwd: outDir}).flatMap((page) =>
        findImageProblems(fs.readFileSync(path.join(outDir, page), 'utf8')).map(
          (problem) => `${page}: ${problem}`,
        ),
      );
      if (problems.length > 0) throw new Error(`Images:\n${problems.join('\n')}`);
      return Promise.resolve();
    },
  };
}
