import {transformSync, types as t, type NodePath} from '@babel/core';
import {inlineUse, type Edit, type Texts} from './inlineUse';

const FROM = '@docusaurus/Translate';

/** Does the same, but does not look for a text: it only puts values in the places of `{placeholders}`. */
const TO = '@docusaurus/Interpolate';

type Specifier = NodePath<t.ImportDeclaration['specifiers'][number]>;
type Plan = {readonly specifier: Specifier; readonly edits: readonly Edit[]};

/** Plans what to do with each use of an imported name; nothing when a use has to stay as it is. */
function plan(specifier: Specifier, texts: Texts): Plan | undefined {
  const known =
    specifier.isImportDefaultSpecifier() ||
    (specifier.isImportSpecifier() &&
      specifier.node.importKind !== 'type' &&
      t.isIdentifier(specifier.node.imported, {name: 'translate'}));
  const binding = known && specifier.scope.getBinding(specifier.node.local.name);
  if (!binding) return undefined;
  const edits = binding.referencePaths
    .filter(({parentPath}) => !parentPath?.isJSXClosingElement())
    .map((use) => inlineUse(use, texts));
  return edits.every((edit) => edit !== undefined) ? {specifier, edits} : undefined;
}

function carryOut({specifier, edits}: Plan): void {
  edits.forEach(({apply}) => apply());
  if (!edits.some(({stays}) => stays)) specifier.remove();
  else if (specifier.isImportSpecifier()) specifier.node.imported = t.identifier('interpolate');
}

/** @returns whether the texts stand in the module now; if not, it is unchanged */
function inlineIn(program: NodePath<t.Program>, texts: Texts): boolean {
  const imports = program
    .get('body')
    .filter((path) => path.isImportDeclaration())
    .filter(({node}) => node.source.value === FROM && node.importKind !== 'type');
  const plans = imports
    .flatMap((path) => path.get('specifiers'))
    .map((specifier) => plan(specifier, texts));
  if (plans.length === 0 || !plans.every((each) => each !== undefined)) return false;
  plans.forEach(carryOut);
  for (const path of imports) {
    if (path.node.specifiers.length === 0) path.remove();
    else path.node.source = t.stringLiteral(TO);
  }
  return true;
}

/**
 * Puts the texts of a language into a module in the place of the look-up by id.
 * @param code JavaScript or TypeScript, JSX included, as it was written
 * @param options.file its path: the ending tells the language
 * @param options.map whether to map the result to the code
 * @returns nothing when the module shows no text, or one that is not known at build: it works as it is, with all texts
 * of the language beside it
 * @throws SyntaxError with the file and the line
 * @example inlineTranslations("import {translate} from '@docusaurus/Translate'; f(translate({id: 'a', message: 'Close'}));", …)
 *   → {code: 'f("关闭");', map: null}
 */
export function inlineTranslations(
  code: string,
  {texts, file, map}: {texts: Texts; file: string; map: boolean},
): {code: string; map: object | null} | undefined {
  let inlined = false;
  const result = transformSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    browserslistConfigFile: false,
    sourceMaps: map,
    parserOpts: {
      plugins: [
        // A generic function in a .ts file may look like an element.
        ...(file.endsWith('.ts') ? [] : (['jsx'] as const)),
        ...(/\.tsx?$/.test(file) ? (['typescript'] as const) : []),
      ],
    },
    generatorOpts: {jsescOption: {minimal: true}},
    plugins: [{visitor: {Program: (program) => void (inlined = inlineIn(program, texts))}}],
  });
  return inlined && result?.code ? {code: result.code, map: result.map ?? null} : undefined;
}
