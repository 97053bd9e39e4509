import {describe, expect, it} from 'vitest';
import {readTextFile} from '../readTexts';
import {itSays, shown, testContext, testPage, type Scenario} from '../testing';
import {abbreviations} from './abbreviations';
import {headingCase} from './headings';
import {ownedNumbers} from './numbers';
import {spelling} from './spelling';
import {uiLabels} from './structure';

describe('spelling', () => {
  const known = ['the', 'key', 'organise', 'organisation', 'prise', 'prize', 'size', 'ca'];
  const table: Scenario[] = [
    ['a known word, capitalised', 'The key.'],
    ['an unknown word', 'The kye.', '1 unknown word ("kye")'],
    ['with z what has a form with s', 'Organize the key.', '1 not our spelling ("Organize")'],
    ['a noun with z', 'Organization', '1 not our spelling ("Organization")'],
    ['always with z', 'The prize, the size.'],
    ['a possessive', "The key's size."],
    ['code, keys and labels', '`kye` <Kbd>Strg</Kbd> <UI>Kye</UI>'],
    ['an address of a page', 'The key /kye/kye, kye.bin.'],
    ['Chinese', 'The 密钥.'],
    ['codes and identifiers', 'CERT-01, kyeNumber.'],
    ['a picture’s alternative', '![The kye](/img/a.svg)', '1 unknown word ("kye")'],
    [
      'a diagram',
      '```mermaid alt="Key"\nflowchart TD\n  abc[The kye]\n```',
      '2 unknown word ("kye")',
    ],
    ['the description', '---\ndescription: The kye\n---\n', '2 unknown word ("kye")'],
  ];
  itSays(table, (text) => shown(spelling.check(testPage(text), testContext({}, 'outside', known))));
});

describe('heading case', () => {
  const rule = headingCase;
  const context = {
    ...testContext({properNames: ['Device Attestation Certificate']}),
    names: ['Matter', 'Chinese'],
  };
  const capital = (word: string) => `1 capital inside a heading ("${word}")`;
  const table: Scenario[] = [
    ['sentence case', '## Before you begin'],
    ['title case', '## Before You Begin', [capital('You'), capital('Begin')]],
    ['abbreviations', '## Export a DAC report of two CAs'],
    ['names', '## A Matter device in Chinese'],
    ['a term that has capitals', '## What a Device Attestation Certificate is'],
    ['a label', '## The page <UI>Batch Details</UI>'],
    ['after a colon and a full stop', '## Step one: Install. Then check'],
    ['lower case', '## before you begin', '1 heading in lower case ("before you begin")'],
    ['a full stop', '## Result.', '1 punctuation ends a heading ("Result.")'],
    ['the id comment', '## Result {/* #result */}'],
    ['a column', '| What You See |\n| --- |\n| No Case Here |', [capital('You'), capital('See')]],
    ['a notice', ':::danger[Cannot Be undone]\n\nText Here\n\n:::', [capital('Be')]],
    ['a paragraph', 'Before You Begin'],
  ];
  itSays(table, (text) => shown(rule.check(testPage(text), context)));
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
    ['a number with its unit', 'Wait 30 days.', owned('30 days')],
    ['as an adjective', 'The 30-day period.', owned('30-day')],
    ['with a thousands separator', 'At most 1,000 rows.', owned('1,000 rows')],
    ['a port', 'Open TCP port 443.', owned('TCP port 443')],
    ['another number', 'Wait 31 days, or 130 days, or 2.30 days.'],
    ['a number without a unit', 'Step 30.'],
    ['the component', 'Wait <Limit id="deletion-wait" />.'],
    ['code', 'Wait `30 days`.'],
    ['a quotation', '> Wait 30 days.'],
  ];
  itSays(table, (text) => shown(ownedNumbers.check(testPage(text), context)));

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
    ['known labels', 'Open <UI>Keys</UI>, <UI>Create\nkey</UI>.'],
    [
      'an unknown label',
      '<UI>Create keys</UI>',
      '1 the product shows no such text ("Create keys")',
    ],
    ['the other language', '<UI>Keys</UI>', '1 the product shows no such text ("Keys")', 'zh'],
  ];
  itSays(table, (text, language) => shown(uiLabels.check(testPage(text, language), context)));
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
    ['spelled out first', `A ${full}.\n\nThe CA.`],
    ['bare', 'Two CAs.', first(1)],
    ['bare before it is spelled out', `The CA.\n\nA ${full}.`, first(1)],
    ['bare and spelled out in one paragraph', `**CA**: a ${full}.`],
    ['in two cells of one row', `| A | B |\n| --- | --- |\n| CA | ${full} |`],
    ['in two rows', `| A | B |\n| --- | --- |\n| CA | x |\n| y | ${full} |`, first(3)],
    ['a term without its words', 'A <Term id="ca" />.', first(1)],
    ['a term with the abbreviation only', '<Term id="ca">CA</Term>', first(1)],
    ['heading, code, label, other term', '## CA\n\n`CA` <UI>CA</UI> <Term id="x">root CA</Term>'],
    ['part of a name', 'The CA-42 and SCADA.'],
    ['another thing with the same letters', 'A MAC address.'],
  ];
  itSays(table, (text) => shown(abbreviations.check(testPage(text), context)));
});
