/** A part of a page: how to load it, its path, and the number of its module. */
const PART = /\), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\1\)\]/g;

/**
 * Webpack loader for the list of the parts of all pages, which every page loads: leaves out the paths of the sources and
 * the numbers. Only the server asks for them, to tell which parts it has shown.
 */
module.exports = function leaveOutPaths(source) {
  const parts = source.match(/require\.resolveWeak\(/g)?.length;
  const paths = source.match(PART)?.length;
  if (!parts || parts !== paths) {
    throw new Error(
      `registry.js has ${parts ?? 0} parts, but ${paths ?? 0} paths as expected, '"…", require.resolveWeak("…")'. ` +
        'Fix: adapt src/plugins/bundle/leaveOutPaths.cjs to this version of Docusaurus.',
    );
  }
  return source.replace(PART, ')]');
};
