import {attributeText, findAll, lineOf} from '../../../src/content/syntaxTree';
import {findSimilar, suggest} from '../../../src/lib/suggest';
import {proseRule, type SiteRule} from '../rule';

/** Report error codes that do not exist in data/. Other names with letters and digits, such as AES-256, are ignored, because their letters do not resemble those of a code. */
export const knownCodes = proseRule('error-code', {}, (text, {vocabulary: {codes}}) => {
  const areas = new Set(codes.map((code) => code.replace(/-\d+$/, '')));
  const isArea = (letters: string) =>
    areas.has(letters) || (letters.length > 3 && findSimilar(letters, areas).length > 0);
  return [...text.matchAll(/(?<![\w-])([A-Z]{2,})[-‐–—_ ]?\d{2,3}(?!\w)/g)]
    .filter(([code, letters = '']) => !codes.includes(code) && isArea(letters))
    .map(({0: code, index: at}) => ({
      at,
      message: `no error has this code ("${code}")`,
      fix: suggest(code, codes),
    }));
});

/** The page that shows the errors with codes, in one section for each area. */
const CODES_PAGE = '/obis/reference/error-codes';

/** Require that the page of error codes shows every area that has codes. */
export const codesPage: SiteRule = ({model, pages}) => {
  const page = pages.find(({route, language}) => route === CODES_PAGE && language === 'en');
  if (!page) return [];
  const tables = findAll(page.tree, ({name}) => name === 'ErrorTable');
  const shown = tables.map((node) => attributeText(node, 'area'));
  const missing = model.errors.find(
    ({area, errors}) => errors.some(({code}) => code !== undefined) && !shown.includes(area.id),
  )?.area.id;
  if (!missing) return [];
  return [
    {
      file: page.file,
      line: lineOf(tables[0] ?? page.tree),
      rule: 'error-code',
      message: `the area "${missing}" has error codes, and no section here`,
      fix: `write ### … {/* #${missing} */} with <ErrorTable area="${missing}" />, in each language`,
    },
  ];
};
