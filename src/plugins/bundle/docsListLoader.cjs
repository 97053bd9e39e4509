/**
 * Webpack loader for the data that every page of the manual loads for its sidebar: leaves out the titles and descriptions
 * of all pages, which only the theme's cards (`DocCard`) show, and nothing here uses those. A page that comes to use one
 * stops the build ("no version doc found by id").
 */
module.exports = function docsListLoader(source) {
  const data = JSON.parse(source);
  return data.version?.docs
    ? JSON.stringify({...data, version: {...data.version, docs: {}}})
    : source;
};
