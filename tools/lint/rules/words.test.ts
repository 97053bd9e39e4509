import {describe, expect, it} from 'vitest';
import {checkPatterns, itSays, shown, testContext, testPage, type Scenario} from '../testing';
import {avoidedWords} from './words';

const glossary = testContext({
  avoided: [
    {word: 'workstation', use: 'station', language: 'en'},
    {word: 'lot', use: 'batch', language: 'en'},
    {word: '烧写', use: '烧录', language: 'zh'},
  ],
});

describe('forbidden words', () => {
  const found = (word: string) => `1 forbidden word ("${word}")`;
  const table: Scenario[] = [
    ['a word to leave out', 'Simply wait.', '1 forbidden word ("Simply")'],
    ['a word inside another', 'Adjust the clock uneasily.'],
    ['a comparison with just as', 'A disabled key is just as unusable.'],
    ['a word in a paragraph', 'One.\nTwo.\nPlease wait.', '3 forbidden word ("Please")'],
    ['abbreviations of Latin', 'Keys, e.g. AES, etc.', [found('etc.'), found('e.g.')]],
    ['press a label', 'Press <UI>Save</UI>.', '1 forbidden word ("Press")'],
    ['press a key of the keyboard', 'Press <Kbd>Ctrl</Kbd>.'],
    ['press a button of the hardware', 'Press the start button of the fixture.'],
    ['code', 'Run `click --please`.'],
    ['a word that is named, in italics', 'Write *select*, not *click*.'],
    ['a label of the product', 'Select <UI>Easy set-up</UI>.'],
    ['a quotation of the screen', '> Please wait.'],
    ['an example', '<Example>\n\nPlease wait.\n\n</Example>'],
    ['a table', '| A |\n| --- |\n| just now |', '3 forbidden word ("just")'],
    ['log in', 'Log in. Your login. The logs on the PC.', [found('Log in'), found('login')]],
    ['a short form', "You can't.", '1 forbidden word ("can\'t")'],
  ];
  itSays(table, (text) => checkPatterns('word', text));
});

describe('exclamation marks', () => {
  const table: Scenario[] = [
    ['in English', 'Done!', '1 exclamation mark ("Done!")'],
    ['in Chinese', '完成！', '1 exclamation mark ("完成！")', 'zh'],
    ['in code', 'Use `a != b` and `!x`.'],
  ];
  itSays(table, (text, language) => checkPatterns('exclamation', text, language));
});

describe('one term for one thing', () => {
  const found = (word: string) => `1 the glossary has another word for this ("${word}")`;
  const table: Scenario[] = [
    ['an avoided word', 'Go to the workstation.', found('workstation')],
    ['part of another word', 'A slot and a plot.'],
    ['at the start of a sentence', 'Go. Workstation two.', found('Workstation')],
    ['a name', 'The Workstation 9000 and the code LOT.'],
    ['in code and labels', 'Open `lot` or <UI>Lot</UI>.'],
    ['in Chinese', '烧写设备。', found('烧写'), 'zh'],
    ['a Chinese word in English', 'The word 烧写.'],
  ];
  itSays(table, (text, language) => shown(avoidedWords.check(testPage(text, language), glossary)));
  it('says which word to use', () => {
    const [remark] = avoidedWords.check(testPage('A lot.'), glossary);
    expect(remark?.fix).toContain('write batch');
  });
});
