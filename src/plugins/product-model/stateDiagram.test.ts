import {describe, expect, it} from 'vitest';
import {perLocale} from '../../content/locales';
import type {Entity} from './kinds/entities';
import {stateDiagram} from './stateDiagram';

const source = {kind: 'assumed'} as const;
const both = (text: string) => perLocale(() => text);
const state = (
  id: string,
  tone: Entity['states'][number]['tone'] = 'neutral',
): Entity['states'][number] => ({
  id,
  name: both(id),
  tone,
  meaning: both(id),
  source,
});
const transition = (from: string, to: string) => ({
  from,
  to,
  action: both(`${from}-${to}`),
  source,
});

describe('stateDiagram', () => {
  it('writes transitions to an earlier state in reverse and lists them, and keeps the tones', () => {
    const entity: Entity = {
      id: 'key',
      name: both('Key'),
      source,
      fields: [],
      states: [state('on', 'success'), state('pending-deletion')],
      transitions: [
        transition('start', 'on'),
        transition('on', 'pending-deletion'),
        transition('pending-deletion', 'on'),
        transition('on', 'on'),
        transition('on', 'end'),
      ],
    };
    const {mermaid, reversed, tones} = stateDiagram(entity, 'en');
    expect(mermaid.split('\n').slice(3)).toEqual([
      '[*] --> on : start-on',
      'on --> pending_deletion : on-pending-deletion',
      'on --> pending_deletion : pending-deletion-on',
      'on --> on : on-on',
      'on --> [*] : on-end',
    ]);
    expect(reversed).toEqual([2]);
    expect(tones).toEqual({on: 'success', pending_deletion: 'neutral'});
  });
});
