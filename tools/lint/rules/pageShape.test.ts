import {describe, expect, it} from 'vitest';
import {shapeOf} from '../shape';
import {shown, testContext, testPage, type Scenario} from '../testing';
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
  const danger = [':::danger[Gone for good]', '', 'Text.', '', ':::'];
  const remove = 'Select <UI>Delete</UI>.';
  const table: Scenario[] = [
    {name: 'with all parts', text: procedure()},
    {
      name: 'without a part',
      text: procedure().replace('#result', '#outcome'),
      says: ['1 a procedure lacks one of its parts ("result")'],
    },
    {
      name: 'with parts in another order',
      text: procedure()
        .replace('#result', '#x')
        .replace('#steps', '#result')
        .replace('#x', '#steps'),
      says: [
        '11 a part of the procedure is in the wrong place ("steps")',
        '11 a procedure without steps',
      ],
    },
    {
      name: 'with two steps',
      text: procedure({steps: steps(2)}),
      says: ['7 a list of steps has 3 to 9 items ("2")'],
    },
    {
      name: 'with ten steps',
      text: procedure({steps: steps(10)}),
      says: ['7 a list of steps has 3 to 9 items ("10")'],
    },
    {
      name: 'with two steps under a heading of their own',
      text: procedure({steps: ['### Cancel {/* #cancel */}', '', ...steps(2)]}),
    },
    {
      name: 'with one step',
      text: procedure({steps: ['### Cancel {/* #cancel */}', '', ...steps(1)]}),
      says: ['9 a list of steps has 2 to 9 items ("1")'],
    },
    {
      name: 'with steps in steps',
      text: procedure({steps: [...steps(3), '   1. Part.', '   2. Part.']}),
    },
    {
      name: 'without a list',
      text: procedure({steps: ['Do it.']}),
      says: ['5 a procedure without steps'],
    },
    {name: 'with coded errors', text: procedure({trouble: ['<ErrorTable area="verify" />']})},
    {
      name: 'without a trouble table',
      text: procedure({trouble: ['Ask.']}),
      says: ['15 the trouble section has no table'],
    },
    {
      name: 'with other columns',
      text: procedure({trouble: ['| A | B |', '| --- | --- |', '| 1 | 2 |']}),
      says: ['17 a trouble table has other columns ("A, B")'],
    },
    {
      name: 'with one next link',
      text: procedure({next: ['- [A](/a)']}),
      says: ['21 the section next has 2 to 4 links ("1")'],
    },
    {
      name: 'that deletes without a warning',
      text: procedure({steps: [...steps(2), `3. ${remove}`]}),
      says: ['9 no warning before a step that cannot be undone ("Select Delete.")'],
    },
    {
      name: 'that warns before it deletes',
      text: procedure({before: danger, steps: steps(3, remove)}),
    },
    {
      name: 'that warns too late',
      text: procedure({steps: [...steps(3, 'Burn the fuse.'), '', ...danger]}),
      says: ['7 no warning before a step that cannot be undone ("Burn the fuse.")'],
    },
    {
      name: 'that looks for deleted things',
      text: procedure({steps: steps(3, 'Select <UI>Deleted</UI>.')}),
    },
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(pageShape.check(testPage(text), testContext({}, 'procedure')))).toEqual(says);
  });
});

describe('a concept', () => {
  const picture = '```mermaid alt="A leads to B"\ngraph TD\n```';
  const none = ['1 a concept has no picture near its top'];
  const table: Scenario[] = [
    {name: 'with a picture at the top', text: `# A\n\n## B\n\n${picture}\n\n## C`},
    {name: 'with a state diagram', text: '# A\n\n## B\n\n<StateDiagram entity="key" />'},
    {name: 'without', text: '# A\n\n## B', says: none},
    {
      name: 'with a picture far down',
      text: `# A\n\n## B\n\n## C\n\n## D\n\n${picture}`,
      says: none,
    },
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(pageShape.check(testPage(text), testContext({}, 'concept')))).toEqual(says);
  });
});

describe('shapeOf', () => {
  it.each([
    {title: 'Create a key', shape: 'procedure'},
    {title: 'Lock or delete a user', shape: 'procedure'},
    {title: 'Sign in to the edge service', shape: 'procedure'},
    {title: 'Step one: install the edge service', shape: 'procedure'},
    {title: 'PKI overview', shape: 'concept'},
    {title: 'Programming client overview', shape: 'concept'},
    {title: 'Product introduction', shape: 'concept'},
    {title: 'Basic operation procedures', shape: 'reference'},
    {title: 'Glossary', shape: 'reference'},
  ])('$title is a $shape', ({title, shape}) => {
    expect(shapeOf({route: '/obis/page', title})).toBe(shape);
    expect(shapeOf({route: '/page', title})).toBe('outside');
  });
});
