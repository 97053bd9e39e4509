import {expect, it} from 'vitest';
import {listFacts} from '../../src/plugins/product-model/facts';
import {model} from '../../src/plugins/product-model/modelFixture';
import {addRoutes, readUsage} from '../../src/plugins/product-model/factUsage';
import {parseMdx} from '../../src/content/parsePage';
import {listByPage} from './listByPage';

const use = readUsage('/obis/page', parseMdx('<Limit id="keys-max" />'), model);
const facts = addRoutes(listFacts(model), [use], model).map((fact) => ({
  ...fact,
  file: 'data/x.yaml',
  line: 3,
}));

it('lists facts under the pages that show them, then those that no page shows', () => {
  const [onPage, unseen] = listByPage(facts).split('\n\n');
  expect(onPage).toBe('/obis/page (1)\n  data/x.yaml:3  limit:keys-max  Name: 9');
  expect(unseen?.split('\n')[0]).toBe('On no page (10)');
});

it('lists only facts with a text', () => {
  expect(listByPage(facts, 'KEYS-max')).toBe(
    '/obis/page (1)\n  data/x.yaml:3  limit:keys-max  Name: 9\n',
  );
  expect(listByPage(facts, '/obis/page')).not.toContain('On no page');
});
