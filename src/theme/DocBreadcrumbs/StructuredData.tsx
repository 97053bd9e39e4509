/** Nothing: search engines want two levels or more, and the categories above a page have no page (src/theme/README.md). */
export default function StructuredData(): null {
  return null;
}
