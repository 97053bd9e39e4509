import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../lib/optionsValidator';
import {previewServer} from './previewServer';

const Options = z.strictObject({
  /** Plugin instance id, set by Docusaurus. */
  id: z.string().default('default'),
  /** The preview servers behind this one: the origin of each by the path that it answers, such as `/zh/`. */
  servers: z.record(z.string().regex(/^\/.*\/$/), z.url()).default({}),
});

export type PreviewOptions = z.input<typeof Options>;

export const validateOptions = optionsValidator('preview', Options);

const PREVIEW_TEXTS = {
  'theme.SearchModal.errorScreen.helpText':
    'The preview searches the last build. Run npm run build, then reload this page.',
};

/**
 * Joins the development servers of all languages (tools/start.ts) under one address: Docusaurus has one server for each
 * language. Without effect on a build.
 */
export default function previewPlugin(
  {baseUrl}: LoadContext,
  {servers}: z.output<typeof Options>,
): Plugin {
  return {
    name: 'obis-preview',
    // In the preview, a search fails because there was no build yet, not because of the network.
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(process.env.NODE_ENV === 'development' ? PREVIEW_TEXTS : {}),
    configureWebpack: (_config, isServer) =>
      // Only webpack-dev-server, which Docusaurus starts, adds this key to the type.
      isServer ? undefined : ({devServer: previewServer(baseUrl, servers)} as object),
  };
}
