import {describe, expect, it} from 'vitest';
import {perLocale} from '../../content/locales';
import {listFacts} from './facts';
import {model} from './modelFixture';
import {addPageRoutes, readPageUsage} from './factUsage';

const PAGE = '/obis/page';

/** Return the ids of the facts that a page with this text shows. */
function factsShownBy(text: string, raw = model): string[] {
  const shown = addPageRoutes(listFacts(model), [readPageUsage(PAGE, text, model)], raw);
  return shown.filter(({routes}) => routes.includes(PAGE)).map(({id}) => id);
}

describe('the facts that a page shows', () => {
  it.each([
    ['<FieldTable entity="key" />', ['field:key.type', 'field:key.usage']],
    ['<FieldTable entity="key" fields="usage" />', ['field:key.usage']],
    ['<State entity="key" id="enabled" />', ['state:key.enabled']],
    ['<StateTable entity="key" />', ['state:key.enabled', 'transition:key.start-to-enabled']],
    ['A wait of <Value id="keys-max" />.', ['value:keys-max']],
    ['| A | B |\n| --- | --- |\n| <Value id="keys-max" /> | x |', ['value:keys-max']],
    ['---\npermissions: [key-create]\n---', ['permission:key-create']],
    [':::note\n\n<Term id="kcv" />\n\n:::', ['term:kcv']],
    ['<GlossaryTopic id="keys" />', ['term:kcv']],
    ['<ErrorTable ids="verify-01" />', ['error:verify-01']],
    ['<ProgrammingSequence />', ['step:verify']],
    ['Select <UI>Create key</UI>.', ['label:kms.Create key']],
    ['单击<UI>创建密钥</UI>。', ['label:kms.Create key']],
    ['Create key, in plain text, and `<UI>Create key</UI>` in code', []],
  ])('%s', (text, expected) => {
    expect(factsShownBy(text)).toEqual(expected);
  });

  it('include the values that a text quotes', () => {
    const cause = perLocale(() => 'More than {value:keys-max}.');
    const errors = model.errors.map((file) => ({
      ...file,
      errors: file.errors.map((error) => ({...error, cause})),
    }));
    expect(factsShownBy('<ErrorTable ids="verify-01" />', {...model, errors})).toEqual([
      'value:keys-max',
      'error:verify-01',
    ]);
  });

  it('include what the drawing of a screen shows', () => {
    expect(factsShownBy('<Screen id="create-key" />')).toEqual([
      'field:key.type',
      'field:key.usage',
      'state:key.enabled',
      'label:kms.Create key',
      'screen:create-key',
    ]);
  });

  it('cannot be listed for an id that the model does not have', () => {
    expect(() => factsShownBy('<Value id="keys" />')).toThrow('Did you mean keys-max?');
  });
});
