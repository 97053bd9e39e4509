import {findAll, headingId, lineOf} from '../../../src/content/syntaxTree';
import {prefixOf} from '../../../src/plugins/product-model/kinds/errors';
import type {Model} from '../../../src/plugins/product-model/loadModel';
import type {SiteRule} from '../rule';

/**
 * List the prefixes of the codes of a station that stop nothing if the previous device or another tile has them, too. A code with `first`
 * stops the station in any case.
 */
function harmlessPrefixes(model: Model): string[] {
  const codes = model.errors
    .flatMap(({errors}) => errors)
    .filter(({retry, first}) => retry && !first);
  const stopping = codes.filter(({repeatOnOtherDevice}) => repeatOnOtherDevice !== 'ignore');
  const prefixes = new Set(codes.map(({code = ''}) => prefixOf(code)));
  for (const {code = ''} of stopping) prefixes.delete(prefixOf(code));
  return [...prefixes].sort();
}

/** Require that the section *Red* of the operator card names the prefixes for which data/errors says `repeatOnOtherDevice: ignore`. */
export const operatorCard: SiteRule = ({model, pages}) =>
  pages
    .filter(({route}) => route === '/obis/reference/operator-card')
    .flatMap(({file, tree}) => {
      const [part = tree] = findAll(
        tree,
        ({name, children = []}) =>
          name === 'CardPart' && children.some((child) => headingId(child) === 'red'),
      );
      const named = findAll(
        part,
        ({type, value = ''}) => type === 'inlineCode' && /^[A-Z]+$/.test(value),
      );
      const found = [...new Set(named.map(({value}) => value))].sort();
      const expected = harmlessPrefixes(model);
      if (found.join() === expected.join()) return [];
      return {
        file,
        line: lineOf(named[0] ?? part),
        rule: 'operator-card',
        message: `the section {/* #red */} names ${found.join(', ') || 'no codes'} as the codes that do not stop a station when they repeat, and data/errors says ${expected.join(', ') || 'none'}`,
        fix: `${expected.length > 0 ? `name ${expected.join(', ')} in backticks` : 'name no codes'}, or change \`repeatOnOtherDevice\` in data/errors`,
      };
    });
