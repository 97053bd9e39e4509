const path = require('node:path');

/**
 * Webpack loader: tells the bundler that a translation is compiled with an eye to its source. Whether it is behind stands in
 * the module (frontMatter.ts), and a change of the source would not reach the one in the bundler's cache.
 * Options: `siteDir`, and `folders` as in listPairs.ts.
 */
module.exports = function dependOnSource(...output) {
  const {siteDir, folders} = this.getOptions();
  for (const {source, translation} of folders) {
    const name = path.relative(path.join(siteDir, translation), this.resourcePath);
    if (!name.startsWith('..')) this.addDependency(path.join(siteDir, source, name));
  }
  this.callback(null, ...output);
};
