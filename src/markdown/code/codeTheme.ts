import type {PrismTheme} from 'prism-react-renderer';

/**
 * Prism theme that sets the text colour and the background of code blocks to design tokens. The tokens have values for both colour modes,
 * so one theme is enough. The `.token` rules of src/css/content.css set the colours of the Prism tokens.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--obis-code-text)', backgroundColor: 'var(--obis-color-surface-sunken)'},
  styles: [],
};
