import type {PrismTheme} from 'prism-react-renderer';

/**
 * The frame of code blocks, as design tokens: one theme serves both colour modes and switches without a repaint in
 * script. The colours of the code itself are the `.token` rules of src/css/content.css.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--obis-code-text)', backgroundColor: 'var(--obis-code-surface)'},
  styles: [],
};
