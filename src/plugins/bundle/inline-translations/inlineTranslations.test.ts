import {describe, expect, it} from 'vitest';
import {inlineTranslations} from './inlineTranslations';

const texts = {
  close: '关闭',
  hits: '{count} 个结果',
  pages: '{count} 页|{count} 页',
  Close: '没有 id 的“关闭”',
  empty: '',
  quotes: '“引号”与 "quotes" <b>',
};

const bare = (code: string) => code.replace(/\s+/g, ' ').trim();

/** The module with its texts, on one line; nothing when it stays as it is. */
function inlined(code: string, file = 'page.tsx'): string | undefined {
  const result = inlineTranslations(code, {texts, file, map: false});
  return result && bare(result.code);
}

const FUNCTION = "import {translate} from '@docusaurus/Translate';";
const COMPONENT = "import Translate from '@docusaurus/Translate';";
const INTERPOLATE = 'import { interpolate as translate } from "@docusaurus/Interpolate";';
const INTERPOLATE_ELEMENT = 'import Translate from "@docusaurus/Interpolate";';

describe('a call', () => {
  it.each([
    ['static', "f(translate({id: 'close', message: 'Close'}));", 'f("关闭");'],
    ['description', "f(translate({id: 'close', description: 'For translators'}));", 'f("关闭");'],
    ['template literal', 'f(translate({id: `close`, message: `Close`}));', 'f("关闭");'],
    ['joined strings', "f(translate({id: 'clo' + 'se', message: 'Close'}));", 'f("关闭");'],
    [
      'constant',
      "const id = 'close'; f(translate({id, message: 'Close'}));",
      'const id = \'close\'; f("关闭");',
    ],
    ['no id', "f(translate({message: 'Close'}));", 'f("没有 id 的“关闭”");'],
    ['no message', "f(translate({id: 'close'}));", 'f("关闭");'],
    ['no translation', "f(translate({id: 'other', message: 'Open'}));", 'f("Open");'],
    ['no translation, no message', "f(translate({id: 'other'}));", 'f("other");'],
    ['empty translation', "f(translate({id: 'empty', message: 'Open'}));", 'f("");'],
    ['marks', "f(translate({id: 'quotes', message: 'Q'}));", 'f("“引号”与 \\"quotes\\" <b>");'],
    [
      'placeholder without values',
      "f(translate({id: 'hits', message: '{count} hits'}));",
      'f("{count} 个结果");',
    ],
    [
      'values',
      "f(translate({id: 'hits', message: '{count} hits'}, {count: n}));",
      `${INTERPOLATE} f(translate("{count} 个结果", { count: n }));`,
    ],
    [
      'plural',
      "g(n, translate({id: 'pages', message: 'One page|{count} pages'}, {count: n}));",
      `${INTERPOLATE} g(n, translate("{count} 页|{count} 页", { count: n }));`,
    ],
    [
      'nested',
      "f(translate({id: 'hits', message: '{count}'}, {count: translate({id: 'close'})}));",
      `${INTERPOLATE} f(translate("{count} 个结果", { count: "关闭" }));`,
    ],
    [
      'several',
      "f(translate({id: 'close'}), translate({id: 'hits', message: '{count}'}, {count}));",
      `${INTERPOLATE} f("关闭", translate("{count} 个结果", { count }));`,
    ],
    [
      'shadowed name',
      "f(translate({id: 'close'}), (translate) => translate({id: 'close'}));",
      'f("关闭", translate => translate({ id: \'close\' }));',
    ],
    [
      'TypeScript',
      "const a = {t: translate({id: 'close'})} satisfies A; enum B {C} f<D>(a as E, b!);",
      'const a = { t: "关闭" } satisfies A; enum B { C, } f<D>(a as E, b!);',
    ],
  ])('%s', (_name, code, expected) => {
    expect(inlined(FUNCTION + code)).toBe(expected);
  });

  it('goes by the name that the module gives it', () => {
    const code = "import {translate as t} from '@docusaurus/Translate'; f(t({id: 'close'}));";
    expect(inlined(code)).toBe('f("关闭");');
  });

  it('is read in a file without elements, too', () => {
    const code = `${FUNCTION} const a = <T>(b) => translate({id: 'close'});`;
    expect(inlined(code, 'texts.ts')).toBe('const a = <T,>(b) => "关闭";');
  });
});

describe('an element', () => {
  const element = (inner: string) => `${INTERPOLATE_ELEMENT} f(${inner});`;

  it.each([
    ['static', '<Translate id="close">Close</Translate>', '<Translate>{"关闭"}</Translate>'],
    [
      'description',
      '<Translate id="close" description="For translators">Close</Translate>',
      '<Translate>{"关闭"}</Translate>',
    ],
    [
      'expressions',
      "<Translate id={'close'}>{'Close'}</Translate>",
      '<Translate>{"关闭"}</Translate>',
    ],
    ['joined', "<Translate id={'x'}>{'a ' + `b`}</Translate>", '<Translate>{"a b"}</Translate>'],
    ['no children', '<Translate id="close" />', '<Translate>{"关闭"}</Translate>'],
    ['no id', '<Translate>Close</Translate>', '<Translate>{"没有 id 的“关闭”"}</Translate>'],
    [
      'lines and comments',
      '<Translate id="other">\n  {/* why */}\n  One &amp;\n  two\n</Translate>',
      '<Translate>{"One & two"}</Translate>',
    ],
    [
      'values and key',
      '<Translate key={k} id="hits" values={{count: <b>1</b>}}>{\'{count} hits\'}</Translate>',
      '<Translate key={k} values={{ count: <b>1</b> }}>{"{count} 个结果"}</Translate>',
    ],
    [
      'nested',
      '<Translate id="hits" values={{count: <Translate id="close">C</Translate>}}>{"{count}"}</Translate>',
      '<Translate values={{ count: <Translate>{"关闭"}</Translate> }}>{"{count} 个结果"}</Translate>',
    ],
  ])('%s', (_name, inner, expected) => {
    expect(inlined(`${COMPONENT} f(${inner});`)).toBe(element(expected));
  });

  it('stands beside calls', () => {
    const code =
      "import Translate, {translate} from '@docusaurus/Translate';" +
      "f(<Translate id='close'>C</Translate>, translate({id: 'close'}));";
    expect(inlined(code)).toBe(element('<Translate>{"关闭"}</Translate>, "关闭"'));
  });
});

describe('a module stays as it is', () => {
  it.each([
    ['no text', 'f(1);'],
    ['another translate', "import {translate} from './other'; f(translate({id: 'close'}));"],
    ['dynamic id', `${FUNCTION} f(translate({id: a, message: 'Close'}));`],
    ['dynamic message', `${FUNCTION} f(translate({id: 'close', message: a}));`],
    ['dynamic and static', `${FUNCTION} f(translate({id: a}), translate({id: 'close'}));`],
    ['chosen', `${FUNCTION} f(translate(a ? {id: 'close'} : {id: 'hits'}));`],
    ['spread', `${FUNCTION} f(translate({...a, id: 'close'}), translate(...b));`],
    ['spread values', `${FUNCTION} f(translate({id: 'close'}, ...b));`],
    ['handed on', `${FUNCTION} f(translate);`],
    ['exported', `${FUNCTION} export {translate};`],
    ['exported on', "export {translate} from '@docusaurus/Translate';"],
    ['all', "import * as T from '@docusaurus/Translate'; f(T.translate({id: 'close'}));"],
    ['nothing asked', `${FUNCTION} f(translate({}), translate());`],
    ['element with a dynamic id', `${COMPONENT} f(<Translate id={a}>Close</Translate>);`],
    ['element with a dynamic child', `${COMPONENT} f(<Translate id="close">{a}</Translate>);`],
    ['element with two children', `${COMPONENT} f(<Translate id="close">A {'b'}</Translate>);`],
    ['element with a spread', `${COMPONENT} f(<Translate {...a}>Close</Translate>);`],
    [
      'element with children as a property',
      `${COMPONENT} f(<Translate id="close" children={a} />);`,
    ],
    ['component handed on', `${COMPONENT} f(jsx(Translate, {id: 'close'}));`],
  ])('%s', (_name, code) => {
    expect(inlined(code)).toBeUndefined();
  });
});
