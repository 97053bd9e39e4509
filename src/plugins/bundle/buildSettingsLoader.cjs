/** Settings that only the build reads. The template alone is 1.7 KB (brotli) in the script of every page. */
const BUILD_ONLY = [
  'ssrTemplate',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'markdown',
  'storage',
  'scripts',
  'stylesheets',
  'headTags',
];

/** The only one of the switches for coming versions that a page reads. */
const SWITCH = 'experimental_router';

/**
 * Webpack loader: Docusaurus puts all settings of docusaurus.config.ts into the script of every page; this one leaves out
 * what no page asks for.
 */
module.exports = function buildSettingsLoader(source) {
  const found = /^(.*?\bexport default )(\{.*\});?\s*$/s.exec(source);
  if (!found) {
    throw new Error(
      'docusaurus.config.mjs is not written as expected: "export default" and JSON. ' +
        'Fix: adapt src/plugins/bundle/buildSettingsLoader.cjs to this version of Docusaurus.',
    );
  }
  const settings = JSON.parse(found[2]);
  for (const name of BUILD_ONLY) delete settings[name];
  if (settings.future) settings.future = {[SWITCH]: settings.future[SWITCH]};
  return `${found[1]}${JSON.stringify(settings)};`;
};
