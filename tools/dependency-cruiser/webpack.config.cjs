const path = require('node:path');

/**
 * Resolve imports of `@site/…` to the root of the repository, for dependency-cruiser. .dependency-cruiser.cjs passes this file as a
 * webpack configuration, because dependency-cruiser does not understand `${configDir}` in the paths of tsconfig.json.
 */
module.exports = {resolve: {alias: {'@site': path.join(module.path, '../..')}}};
