const path = require('node:path');

/**
 * Webpack loader: adds the source as a dependency of its translation (`addDependency`). The compiled module contains whether
 * the translation is stale (frontMatter.ts), so a changed source must invalidate the bundler's cache.
 * Options: `siteDir`, and `folders` as in pagePairs.ts.
 */
module.exports = function dependOnSource(...output) {
  const {siteDir, folders} = this.getOptions();
  for (const {source, translation} of folders) {
    const name = path.relative(path.join(siteDir, translation), this.resourcePath);
    if (!name.startsWith('..')) this.addDependency(path.join(siteDir, source, name));
  }
  this.callback(null, ...output);
};
