const path = require('node:path');

/**
 * Webpack loader: declare the source as a dependency of its translation. The compiled translation contains whether it is stale
 * (frontMatter.ts), so the bundler must compile it again when the source changes.
 * The options are `siteDir`, and `folders` as `pageFolders` in src/content/pages.ts returns them.
 */
module.exports = function dependOnSource(...output) {
  const {siteDir, folders} = this.getOptions();
  for (const {source, translation} of folders) {
    const name = path.relative(path.join(siteDir, translation), this.resourcePath);
    if (!name.startsWith('..')) this.addDependency(path.join(siteDir, source, name));
  }
  this.callback(null, ...output);
};
