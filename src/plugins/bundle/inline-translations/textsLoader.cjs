const {readFileSync} = require('node:fs');

/**
 * Webpack loader: see settleTexts.ts.
 * Options: `settleTexts`, and `file`, the texts of the language as Docusaurus has gathered them.
 */
module.exports = function textsLoader(source, map, ...rest) {
  // Most modules show no text. Parsing is for those that might.
  if (!source.includes('@docusaurus/Translate')) return this.callback(null, source, map, ...rest);
  const {settleTexts, file} = this.getOptions();
  this.addDependency(file);
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  const settled = settleTexts(source, {texts, file: this.resourcePath, map: this.sourceMap});
  if (settled) this.callback(null, settled.code, settled.map ?? undefined);
  else this.callback(null, source, map, ...rest);
};
