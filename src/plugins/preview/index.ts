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
    configureWebpack: (_config, isServer) =>
      // Only webpack-dev-server, which Docusaurus starts, adds this key to the type.
      isServer ? undefined : ({devServer: previewServer(baseUrl, servers)} as object),
  };
}
