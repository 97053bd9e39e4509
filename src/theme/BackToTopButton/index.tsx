/** Shows none: the contents, the navbar and the keyboard lead to the top of a page. */
export default (): null => null;
