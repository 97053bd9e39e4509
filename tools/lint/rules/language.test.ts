import {describe, expect, it} from 'vitest';
import {readTextFile} from '../readTexts';
import {shown, testContext, testPage, type Scenario} from '../testing';
import {abbreviations} from './abbreviations';
import {headingCase} from './headings';
import {ownedNumbers} from './numbers';
import {spelling} from './spelling';
import {uiLabels} from './structure';

describe('spelling', () => {
  const known = ['the', 'key', 'organise', 'organisation', 'prise', 'prize', 'size', 'ca'];
  const table: Scenario[] = [
    {name: 'a known word, capitalised', text: 'The key.'},
    {name: 'an unknown word', text: 'The kye.', says: ['1 unknown word ("kye")']},
    {
      name: 'with z what has a form with s',
      text: 'Organize the key.',
      says: ['1 not our spelling ("Organize")'],
    },
    {name: 'a noun with z', text: 'Organization', says: ['1 not our spelling ("Organization")']},
    {name: 'always with z', text: 'The prize, the size.'},
    {name: 'a possessive', text: "The key's size."},
    {name: 'code, keys and labels', text: '`kye` <Kbd>Strg</Kbd> <UI>Kye</UI>'},
    {name: 'an address of a page', text: 'The key /kye/kye, kye.bin.'},
    {name: 'Chinese', text: 'The 密钥.'},
    {name: 'codes and identifiers', text: 'CERT-01, kyeNumber.'},
    {
      name: 'a picture’s alternative',
      text: '![The kye](/img/a.svg)',
      says: ['1 unknown word ("kye")'],
    },
    {
      name: 'words of a diagram',
      text: '```mermaid alt="The key"\nflowchart TD\n  abc["The kye"]\n```',
      says: ['2 unknown word ("kye")'],
    },
    {
      name: 'the description',
      text: '---\ndescription: The kye\n---\n',
      says: ['2 unknown word ("kye")'],
    },
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(spelling.check(testPage(text), testContext({}, 'outside', known)))).toEqual(says);
  });
});

describe('heading case', () => {
  const rule = headingCase;
  const context = {
    ...testContext({properNames: ['Device Attestation Certificate']}),
    names: ['Matter', 'Chinese'],
  };
  const table: Scenario[] = [
    {name: 'sentence case', text: '## Before you begin'},
    {
      name: 'title case',
      text: '## Before You Begin',
      says: ['1 capital inside a heading ("You")', '1 capital inside a heading ("Begin")'],
    },
    {name: 'abbreviations', text: '## Export a DAC report of two CAs'},
    {name: 'names', text: '## A Matter device in Chinese'},
    {name: 'a term that has capitals', text: '## What a Device Attestation Certificate is'},
    {name: 'a label', text: '## The page <UI>Batch Details</UI>'},
    {name: 'after a colon and a full stop', text: '## Step one: Install. Then check'},
    {
      name: 'lower case',
      text: '## before you begin',
      says: ['1 heading in lower case ("before you begin")'],
    },
    {name: 'a full stop', text: '## Result.', says: ['1 punctuation ends a heading ("Result.")']},
    {name: 'the id comment', text: '## Result {/* #result */}'},
    {
      name: 'a column',
      text: '| What You See |\n| --- |\n| No Case Here |',
      says: ['1 capital inside a heading ("You")', '1 capital inside a heading ("See")'],
    },
    {
      name: 'the title of a notice',
      text: ':::danger[Cannot Be Undone]\n\nText Here\n\n:::',
      says: ['1 capital inside a heading ("Be")', '1 capital inside a heading ("Undone")'],
    },
    {name: 'a paragraph', text: 'Before You Begin'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(rule.check(testPage(text), context))).toEqual(says);
  });
});

describe('numbers that the model owns', () => {
  const context = testContext({
    limits: new Map([
      ['30 day', ['deletion-wait']],
      ['1000 row', ['export-rows']],
      ['port 443', ['port-https']],
    ]),
  });
  const owned = (text: string) => `1 the model owns this number ("${text}")`;
  const table: Scenario[] = [
    {name: 'a number with its unit', text: 'Wait 30 days.', says: [owned('30 days')]},
    {name: 'as an adjective', text: 'The 30-day period.', says: [owned('30-day')]},
    {name: 'with a thousands separator', text: 'At most 1,000 rows.', says: [owned('1,000 rows')]},
    {name: 'a port', text: 'Open TCP port 443.', says: [owned('TCP port 443')]},
    {name: 'another number', text: 'Wait 31 days, or 130 days, or 2.30 days.'},
    {name: 'a number without a unit', text: 'Step 30.'},
    {name: 'the component', text: 'Wait <Limit id="deletion-wait" />.'},
    {name: 'code', text: 'Wait `30 days`.'},
    {name: 'a quotation', text: '> Wait 30 days.'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(ownedNumbers.check(testPage(text), context))).toEqual(says);
  });

  const yaml = 'errors:\n  - message: {en: Wait 30 days}\n  - message: {en: "Wait {limit:x}"}\n';
  it.each([
    {
      name: 'a text in data/',
      file: 'data/errors/a.yaml',
      says: ['2 the model owns this number ("30 days")'],
    },
    {name: 'the rule of a field, a fact of its own', file: 'data/entities/a.yaml', says: []},
  ])('$name', ({file, says}) => {
    expect(shown(ownedNumbers.check(readTextFile(file, yaml, 'en'), context))).toEqual(says);
  });
});

describe('labels', () => {
  const context = testContext({
    labels: {en: new Set(['Create key', 'Keys']), zh: new Set(['创建密钥'])},
  });
  const table: Scenario[] = [
    {name: 'known labels', text: 'Open <UI>Keys</UI>, <UI>Create\nkey</UI>.'},
    {
      name: 'an unknown label',
      text: 'Select <UI>Create keys</UI>.',
      says: ['1 the product shows no such text ("Create keys")'],
    },
    {
      name: 'the other language',
      text: '<UI>Keys</UI>',
      language: 'zh',
      says: ['1 the product shows no such text ("Keys")'],
    },
  ];
  it.each(table)('$name', ({text, says = [], language}) => {
    expect(shown(uiLabels.check(testPage(text, language), context))).toEqual(says);
  });
  it('suggests what is near', () => {
    const [remark] = uiLabels.check(testPage('<UI>Create keys</UI>'), context);
    expect(remark?.fix).toContain('"Create key"');
  });
});

describe('abbreviations', () => {
  const context = testContext({
    abbreviations: [
      {abbr: 'CA', id: 'ca', name: 'Certificate authority'},
      {abbr: 'MAC', id: 'mac', name: 'Message authentication code'},
    ],
  });
  const first = (line: number) => [
    `${line} first use of an abbreviation on this page, not spelled out ("CA")`,
  ];
  const full = '<Term id="ca">certificate authority (CA)</Term>';
  const table: Scenario[] = [
    {name: 'spelled out first', text: `A ${full}.\n\nThe CA.`},
    {name: 'bare', text: 'Two CAs.', says: first(1)},
    {name: 'bare before it is spelled out', text: `The CA.\n\nA ${full}.`, says: first(1)},
    {name: 'bare and spelled out in one paragraph', text: `**CA**: a ${full}.`},
    {name: 'in two cells of one row', text: `| A | B |\n| --- | --- |\n| CA | ${full} |`},
    {
      name: 'in two rows',
      text: `| A | B |\n| --- | --- |\n| CA | x |\n| y | ${full} |`,
      says: first(3),
    },
    {name: 'a term without its words', text: 'A <Term id="ca" />.', says: first(1)},
    {name: 'a term with the abbreviation only', text: '<Term id="ca">CA</Term>', says: first(1)},
    {
      name: 'a heading, code, a label, another term',
      text: '## CA\n\n`CA` <UI>CA</UI> <Term id="x">root CA</Term>',
    },
    {name: 'part of a name', text: 'The CA-42 and SCADA.'},
    {name: 'another thing with the same letters', text: 'A MAC address.'},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(shown(abbreviations.check(testPage(text), context))).toEqual(says);
  });
});
