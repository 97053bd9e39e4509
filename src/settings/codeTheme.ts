import type {PrismTheme} from 'prism-react-renderer';

/** Colours of highlighted code, as design tokens: one theme serves both colour modes and switches without a repaint in script. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--obis-code-text)', backgroundColor: 'var(--obis-code-surface)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--obis-code-comment)'}},
    {
      types: ['keyword', 'atrule', 'important', 'selector', 'deleted'],
      style: {color: 'var(--obis-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'url'],
      style: {color: 'var(--obis-code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'regex', 'variable'],
      style: {color: 'var(--obis-code-number)'},
    },
    {
      types: ['function', 'class-name', 'tag', 'property', 'attr-name', 'builtin'],
      style: {color: 'var(--obis-code-name)'},
    },
  ],
};
