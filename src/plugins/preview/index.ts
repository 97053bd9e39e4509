import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../lib/optionsValidator';
import {previewServer} from './previewServer';

const Options = z.strictObject({
  /** Plugin instance id, set by Docusaurus. */
  id: z.string().default('default'),
  /** Maps a base path, such as `/zh/`, to the origin of the development server for it. */
  servers: z.record(z.string().regex(/^\/.*\/$/), z.url()).default({}),
});

export type PreviewOptions = z.input<typeof Options>;

export const validateOptions = optionsValidator('preview', Options);

/**
 * Show all languages at one address during `npm start`. Docusaurus has a development server for one language only, so tools/start.ts starts
 * one for each. This plugin has no effect on a build.
 */
export default function previewPlugin(
  {baseUrl}: LoadContext,
  {servers}: z.output<typeof Options>,
): Plugin {
  return {
    name: 'obis-preview',
    configureWebpack: (_config, isServer) =>
      // The cast is needed, because the type has no key `devServer`. Only webpack-dev-server adds it.
      isServer ? undefined : ({devServer: previewServer(baseUrl, servers)} as object),
  };
}
