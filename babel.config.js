// The owner of the site asked for this file, for tools that look for it. The build compiles with SWC and warns that the file
// is not needed. The warning can be ignored.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
