import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import bundlePlugin from '.';

it.each(['/home/a#b', '/home/a!b/docs'])(
  'a folder with a sign that the bundler cannot read stops the build (%s)',
  (siteDir) => {
    expect(() => bundlePlugin({siteDir} as LoadContext)).toThrow(/contains "[#!]".*Fix: rename/);
  },
);
