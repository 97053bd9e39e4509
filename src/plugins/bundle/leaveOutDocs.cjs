/**
 * Webpack loader for the data that every page of the manual loads for its sidebar: leaves out the titles and descriptions
 * of all pages, which only the theme's cards (`DocCard`) show, and nothing here uses those.
 */
module.exports = function leaveOutDocs(source) {
  const data = JSON.parse(source);
  if (data.version?.banner) {
    throw new Error(
      `The version '${data.version.label}' has a banner, which is left out. Fix: delete src/theme/DocVersionBanner.`,
    );
  }
  return data.version?.docs
    ? JSON.stringify({...data, version: {...data.version, docs: {}}})
    : source;
};
