import type {AtRule, Root} from 'postcss';

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/s, '$2');

/** The fonts that a sheet describes, with the family of each. */
function fontsOf(sheet: Root): {font: AtRule; family: string}[] {
  const fonts: {font: AtRule; family: string}[] = [];
  sheet.walkAtRules('font-face', (font) => {
    font.walkDecls('font-family', ({value}) => void fonts.push({font, family: unquoted(value)}));
  });
  return fonts;
}

/** Takes out the fonts that nothing in the sheets asks for: those of another language. */
export function leaveOutFonts(sheets: readonly Root[]): void {
  const fonts = sheets.flatMap(fontsOf);
  let texts = '';
  for (const sheet of sheets) {
    sheet.walkDecls(({parent, value}) => {
      if (!(parent?.type === 'atrule' && (parent as AtRule).name === 'font-face')) texts += value;
    });
  }
  for (const {font, family} of fonts) if (!texts.includes(family)) font.remove();
}
