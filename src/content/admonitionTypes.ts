/**
 * List the admonition types that pages may use (`:::note`). The build and the text lint refuse any other.
 *
 * To add a type, wrap `Admonition/Types` in src/theme. Add its title to i18n/<locale>/code.json (`theme.admonition.…`; the Markdown export
 * reads it there, too), its tone to src/css/infima.css, and a sample to the page Labels and badges. The theme also has `caution`, which
 * Docusaurus 4 removes, and `success`, `important` and `secondary`, whose titles are not translated.
 */
export const ADMONITION_TYPES = ['note', 'tip', 'info', 'warning', 'danger'];
