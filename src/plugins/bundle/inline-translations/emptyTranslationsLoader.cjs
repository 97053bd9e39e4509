/** Webpack loader, in the place of all texts where nothing asks for them. */
module.exports = () => '{}';
