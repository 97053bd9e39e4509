// The specification of the site keeps this file for tools that look for it. The build compiles with SWC, and says so
// in a warning that can be ignored.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
