import type {PrismTheme} from 'prism-react-renderer';

/**
 * Prism theme for the frame of code blocks, as design tokens: one theme serves both colour modes and needs no re-render
 * to switch. Token colours are the `.token` rules of src/css/content.css.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--obis-code-text)', backgroundColor: 'var(--obis-color-surface-sunken)'},
  styles: [],
};
