import {describe, expect, it} from 'vitest';
import {checkPatterns, shown, testContext, testPage, type Scenario} from '../testing';
import {avoidedWords} from './words';

const glossary = testContext({
  avoided: [
    {word: 'workstation', use: 'station', language: 'en'},
    {word: 'lot', use: 'batch', language: 'en'},
    {word: '烧写', use: '烧录', language: 'zh'},
  ],
});

describe('forbidden words', () => {
  const table: Scenario[] = [
    {name: 'a word to leave out', text: 'Simply wait.', says: ['1 forbidden word ("Simply")']},
    {name: 'a word inside another', text: 'Adjust the clock uneasily.'},
    {name: 'a comparison with just as', text: 'A disabled key is just as unusable.'},
    {
      name: 'the line of a word in a long paragraph',
      text: 'One.\nTwo.\nPlease wait.',
      says: ['3 forbidden word ("Please")'],
    },
    {
      name: 'abbreviations of Latin',
      text: 'Keys, e.g. AES, etc.',
      says: ['1 forbidden word ("etc.")', '1 forbidden word ("e.g.")'],
    },
    {name: 'press a label', text: 'Press <UI>Save</UI>.', says: ['1 forbidden word ("Press")']},
    {name: 'press a key of the keyboard', text: 'Press <Kbd>Ctrl</Kbd>.'},
    {name: 'press a button of the hardware', text: 'Press the start button of the fixture.'},
    {name: 'code', text: 'Run `click --please`.'},
    {name: 'a word that is named, in italics', text: 'Write *select*, not *click*.'},
    {name: 'a label of the product', text: 'Select <UI>Easy set-up</UI>.'},
    {name: 'a quotation of the screen', text: '> Please wait.'},
    {name: 'an example', text: '<Example>\n\nPlease wait.\n\n</Example>'},
    {name: 'a table', text: '| A |\n| --- |\n| just now |', says: ['3 forbidden word ("just")']},
    {
      name: 'log in',
      text: 'Log in. Your login. The logs on the PC.',
      says: ['1 forbidden word ("Log in")', '1 forbidden word ("login")'],
    },
    {name: 'a short form', text: "You can't.", says: ['1 forbidden word ("can\'t")']},
  ];
  it.each(table)('$name', ({text, says = []}) => {
    expect(checkPatterns('word', text)).toEqual(says);
  });
});

describe('exclamation marks', () => {
  const table: Scenario[] = [
    {name: 'in English', text: 'Done!', says: ['1 exclamation mark ("Done!")']},
    {name: 'in Chinese', text: '完成！', says: ['1 exclamation mark ("完成！")'], language: 'zh'},
    {name: 'in code', text: 'Use `a != b` and `!x`.'},
  ];
  it.each(table)('$name', ({text, says = [], language}) => {
    expect(checkPatterns('exclamation', text, language)).toEqual(says);
  });
});

describe('one term for one thing', () => {
  const found = (word: string) => `1 the glossary has another word for this ("${word}")`;
  const table: Scenario[] = [
    {name: 'an avoided word', text: 'Go to the workstation.', says: [found('workstation')]},
    {name: 'part of another word', text: 'A slot and a plot.'},
    {
      name: 'at the start of a sentence',
      text: 'Go. Workstation two.',
      says: [found('Workstation')],
    },
    {name: 'a name', text: 'The Workstation 9000 and the code LOT.'},
    {name: 'in code and labels', text: 'Open `lot` or <UI>Lot</UI>.'},
    {name: 'in Chinese', text: '烧写设备。', says: [found('烧写')], language: 'zh'},
    {name: 'a Chinese word in English', text: 'The word 烧写.'},
  ];
  it.each(table)('$name', ({text, says = [], language}) => {
    expect(shown(avoidedWords.check(testPage(text, language), glossary))).toEqual(says);
  });
  it('says which word to use', () => {
    const [remark] = avoidedWords.check(testPage('A lot.'), glossary);
    expect(remark?.fix).toContain('write batch');
  });
});
