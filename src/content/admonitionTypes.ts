/**
 * Types of admonitions, for the build and the text lint. Any other is refused. A further one also needs a wrap of
 * `Admonition/Types` in src/theme, its title in i18n/{en,zh}/code.json (`theme.admonition.…`), a tone in src/css/infima.css, and a sample on
 * the pages Markdown features and Labels and badges. The theme also knows `caution`, which Docusaurus 4 drops, and `success`,
 * `important` and `secondary`, whose titles stay English.
 */
export const ADMONITION_TYPES = ['note', 'tip', 'info', 'warning', 'danger'];
