import {describe, expect, it} from 'vitest';
import {model} from '../../src/plugins/product-model/modelFixture';
import {listFacts} from '../../src/plugins/product-model/facts';
import {countFacts, formatByPage, formatJson} from './format';
import {locateFacts} from './locateFacts';
import {readUse} from './readUses';

const PAGE = '/obis/page';

/** The facts that a page of this text shows, as `kind id`. */
function shownBy(text: string, inside = new Map<string, string[]>()): string[] {
  const located = locateFacts(listFacts(model), [readUse(PAGE, text, model, inside)]);
  return located.filter(({pages}) => pages.includes(PAGE)).map(({kind, id}) => `${kind} ${id}`);
}

describe('which facts a page shows', () => {
  it.each([
    ['<FieldTable entity="key" />', ['field key.type', 'field key.usage']],
    ['<FieldTable entity="key" fields="usage" />', ['field key.usage']],
    ['<State entity="key" id="enabled" />', ['state key.enabled']],
    ['<StateDiagram entity="key" />', ['state key.enabled', 'transition key.start-to-enabled']],
    ['A wait of <Limit id="keys-max" />.', ['limit keys-max']],
    ['| A | B |\n| --- | --- |\n| <Limit id="keys-max" /> | x |', ['limit keys-max']],
    ['- <PermissionNote ids="key-create" />', ['permission key-create']],
    [':::note\n\n<Term id="kcv" />\n\n:::', ['term kcv']],
    ['<GlossaryTopic id="keys" />', ['term kcv']],
    ['<ErrorTable ids="verify-01" />', ['error verify-01']],
    ['<ProgrammingSequence />', ['step verify']],
    ['Select <UI>Create key</UI>.', ['label kms.Create key']],
    ['单击<UI>创建密钥</UI>。', ['label kms.Create key']],
    ['Create key, in plain text, and `<UI>Create key</UI>` in code', []],
  ])('%s', (text, expected) => {
    expect(shownBy(text)).toEqual(expected);
  });

  it('counts the limits inside a text', () => {
    const inside = new Map([['error.verify-01', ['limit.keys-max']]]);
    expect(shownBy('<ErrorTable ids="verify-01" />', inside)).toEqual([
      'limit keys-max',
      'error verify-01',
    ]);
  });

  it('stops on an id that the model lacks', () => {
    expect(() => shownBy('<Limit id="keys" />')).toThrow('Did you mean keys-max?');
  });
});

describe('the list of facts', () => {
  const facts = locateFacts(listFacts(model), [
    readUse(PAGE, '<Limit id="keys-max" />', model, new Map()),
  ]);

  it('groups assumed facts by page, unseen ones last', () => {
    const [onPage, unseen] = formatByPage(facts).split('\n\n');
    expect(onPage).toBe(`${PAGE} (1)\n  limit  keys-max  Name  9`);
    expect(unseen?.split('\n')[0]).toBe('On no page (9)');
  });

  it('counts by kind and source', () => {
    expect(countFacts(facts).find(({kind}) => kind === 'limit')).toEqual({
      kind: 'limit',
      assumed: 1,
      standard: 0,
      spec: 0,
      total: 1,
      shown: 1,
    });
  });

  it('gives the same as JSON', () => {
    const {assumed} = JSON.parse(formatJson(facts)) as {assumed: {id: string; pages: string[]}[]};
    expect(assumed).toHaveLength(facts.length);
    expect(assumed.find(({id}) => id === 'keys-max')?.pages).toEqual([PAGE]);
  });
});
