import {expect, test} from 'vitest';
import {splitSentences} from './splitSentences';

test.each([
  ['Wait. <UI>Retry</UI> appears. `sudo` runs. 2 tiles are red.', 4],
  ['Version 3.2 is new.', 1],
  ['等待！再单击<UI>重试</UI>。仍不成功？停止。', 4],
])('%s has %i sentences', (text, count) => {
  const sentences = splitSentences(text);
  expect(sentences).toHaveLength(count);
  expect(sentences.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
