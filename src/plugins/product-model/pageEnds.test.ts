import {expect, it} from 'vitest';
import {listFacts} from './facts';
import {model} from './modelFixture';
import {buildPageEnds} from './pageEnds';

it('counts a label that several areas have once', () => {
  const route = '/obis/page';
  const label = listFacts(model).find(({prefix}) => prefix === 'label');
  if (!label) throw new Error('The fixture has no label.');
  const shown = {...label, source: {kind: 'assumed'} as const, file: '', line: 1, routes: [route]};
  const other = {...shown, id: `label:other.${label.name.en}`};
  const [end] = buildPageEnds(model, [shown, other], new Set([route]), 'en').values();
  expect(end?.assumedCount).toBe(1);
});
