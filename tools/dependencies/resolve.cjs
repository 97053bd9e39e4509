const path = require('node:path');

/** Tells dependency-cruiser what `@site` is: it does not read `${configDir}` in tsconfig.json. */
module.exports = {resolve: {alias: {'@site': path.join(module.path, '../..')}}};
