/** Webpack loader for the versions of all packages, which every page loads: leaves the one that the search names. */
module.exports = function leaveOutVersions(source) {
  const {docusaurusVersion} = JSON.parse(source);
  return JSON.stringify({docusaurusVersion});
};
