const {readFileSync} = require('node:fs');

/**
 * Webpack loader: see inlineTranslations.ts.
 * Options: `inlineTranslations`, and `file`, the texts of the language as Docusaurus has gathered them.
 */
module.exports = function inlineTranslationsLoader(source, map, ...rest) {
  // Most modules show no text. Parsing is for those that might.
  if (!source.includes('@docusaurus/Translate')) return this.callback(null, source, map, ...rest);
  const {inlineTranslations, file} = this.getOptions();
  this.addDependency(file);
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  const inlined = inlineTranslations(source, {texts, file: this.resourcePath, map: this.sourceMap});
  if (inlined) this.callback(null, inlined.code, inlined.map ?? undefined);
  else this.callback(null, source, map, ...rest);
};
