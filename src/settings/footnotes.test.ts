import {expect, it, vi} from 'vitest';

it('the texts of footnotes are in the language of the page', async () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'zh');
  const {default: config} = await import('../../docusaurus.config');
  const options = config.markdown?.remarkRehypeOptions as {
    footnoteLabel: string;
    footnoteBackLabel: (reference: number, mention: number) => string;
  };
  expect(options.footnoteLabel).toBe('脚注');
  expect(options.footnoteBackLabel(0, 2)).toBe('返回引用处 1-2');
}, 30_000);
