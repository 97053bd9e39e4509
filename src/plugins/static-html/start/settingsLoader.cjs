/** Settings that only the build reads. The template alone is 1.7 KB (brotli) in the script of every page. */
const BUILD_ONLY = ['ssrTemplate', 'presets', 'plugins'];

/**
 * Webpack loader: Docusaurus puts all settings of docusaurus.config.ts into the script of every page; this one leaves out
 * what no page asks for.
 */
module.exports = function settingsLoader(source) {
  const found = /^(.*?\bexport default )(\{.*\});?\s*$/s.exec(source);
  if (!found) {
    throw new Error(
      'docusaurus.config.mjs is not written as expected: "export default" and JSON. ' +
        'Fix: adapt src/plugins/static-html/start/settingsLoader.cjs to this version of Docusaurus.',
    );
  }
  const settings = Object.entries(JSON.parse(found[2]));
  const kept = settings.filter(([name]) => !BUILD_ONLY.includes(name));
  return `${found[1]}${JSON.stringify(Object.fromEntries(kept))};`;
};
