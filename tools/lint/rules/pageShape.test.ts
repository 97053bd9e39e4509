import {describe, expect, it} from 'vitest';
import {shapeOf} from '../shape';
import {itSays, shown, testContext, testPage, type Scenario} from '../testing';
import {pageShape} from './pageShape';

const section = (id: string, ...lines: string[]) => [`## Heading {/* #${id} */}`, '', ...lines, ''];
const steps = (count: number, text = 'Do it.') =>
  Array.from({length: count}, (_, index) => `${index + 1}. ${text}`);
const TROUBLE = [
  '| What you see | Likely cause | What to do |',
  '| --- | --- | --- |',
  '| A | B | C |',
];
const LINKS = ['- [A](/a)', '- [B](/b)'];

type Parts = {before?: string[]; steps?: string[]; trouble?: string[]; next?: string[]};
const procedure = ({before = ['- A key.'], ...parts}: Parts = {}) =>
  [
    ...section('before-you-begin', ...before),
    ...section('steps', ...(parts.steps ?? steps(3))),
    ...section('result', 'Done.'),
    ...section('if-it-does-not-work', ...(parts.trouble ?? TROUBLE)),
    ...section('next', ...(parts.next ?? LINKS)),
  ].join('\n');

describe('a procedure', () => {
  const withSteps = (lines: string[]) => procedure({steps: lines});
  const list = (least: number, count: number) =>
    `a list of steps has ${least} to 9 items ("${count}")`;
  const unwarned = (line: number, text: string) =>
    `${line} no warning before a step that cannot be undone ("${text}")`;
  const cancel = ['### Cancel {/* #cancel */}', ''];
  const danger = [':::danger[Gone for good]', '', 'Text.', '', ':::'];
  const remove = 'Select <UI>Delete</UI>.';
  const table: Scenario[] = [
    ['with all parts', procedure()],
    [
      'without a part',
      procedure().replace('#before-you-begin', '#before'),
      '1 a procedure lacks one of its parts ("before-you-begin")',
    ],
    [
      'with parts in another order',
      procedure().replace('#result', '#x').replace('#steps', '#result').replace('#x', '#steps'),
      [
        '11 a part of the procedure is in the wrong place ("steps")',
        '11 a procedure without steps',
      ],
    ],
    ['with two steps', withSteps(steps(2)), `7 ${list(3, 2)}`],
    ['with ten steps', withSteps(steps(10)), `7 ${list(3, 10)}`],
    ['with two steps under a heading', withSteps([...cancel, ...steps(2)])],
    ['with one step', withSteps([...cancel, ...steps(1)]), `9 ${list(2, 1)}`],
    ['with steps in steps', withSteps([...steps(3), '   1. Part.', '   2. Part.'])],
    ['without a list', withSteps(['Do it.']), '5 a procedure without steps'],
    ['with coded errors', procedure({trouble: ['<ErrorTable area="verify" />']})],
    ['without a table', procedure({trouble: ['Ask.']}), '15 the trouble section has no table'],
    [
      'with other columns',
      procedure({trouble: ['| A | B |', '| --- | --- |', '| 1 | 2 |']}),
      '17 a trouble table has other columns (| A | B |)',
    ],
    ['with one link', procedure({next: ['[A](/a)']}), '21 the section next has 2 to 4 links ("1")'],
    ['without a warning', withSteps([...steps(2), `3. ${remove}`]), unwarned(9, 'Select Delete.')],
    ['that warns before it deletes', procedure({before: danger, steps: steps(3, remove)})],
    [
      'that warns late',
      withSteps([...steps(3, 'Burn the fuse.'), '', ...danger]),
      unwarned(7, 'Burn the fuse.'),
    ],
    ['that looks for deleted things', withSteps(steps(3, 'Select <UI>Deleted</UI>.'))],
  ];
  itSays(table, (text) => shown(pageShape.check(testPage(text), testContext({}, 'procedure'))));
});

describe('a concept', () => {
  const picture = '```mermaid alt="A leads to B"\ngraph TD\n```';
  const none = ['1 a concept has no picture near its top'];
  const table: Scenario[] = [
    ['with a picture at the top', `# A\n\n## B\n\n${picture}\n\n## C`],
    ['with a state diagram', '# A\n\n## B\n\n<StateDiagram entity="key" />'],
    ['without', '# A\n\n## B', none],
    ['with a picture far down', `# A\n\n## B\n\n## C\n\n## D\n\n${picture}`, none],
  ];
  itSays(table, (text) => shown(pageShape.check(testPage(text), testContext({}, 'concept'))));
});

describe('shapeOf', () => {
  const verbs =
    'Create a key|Lock or delete a user|Sign in to the edge service|Step one: install it';
  it.each([
    ['procedure', verbs],
    ['concept', 'PKI overview|Programming client overview|Product introduction'],
    ['reference', 'Basic operation procedures|Glossary'],
  ])('%s: %s', (shape, titles) => {
    for (const title of titles.split('|')) {
      expect(shapeOf({route: '/obis/page', title}), title).toBe(shape);
      expect(shapeOf({route: '/page', title})).toBe('outside');
    }
  });
});
