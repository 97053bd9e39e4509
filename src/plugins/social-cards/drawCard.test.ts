import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {breakLines} from './breakLines';
import {drawCard} from './drawCard';
import {loadLetters} from './letters';
import {readCard} from './readCard';

/** Every letter is as wide as every other. */
const measure = (text: string) => text.length;

describe('breakLines', () => {
  it('takes as few lines as have room, of about the same length', () => {
    expect(breakLines('Delete a key', 'en', 12, measure)).toEqual(['Delete a key']);
    expect(breakLines('Step one: install the edge service', 'en', 28, measure)).toEqual([
      'Step one: install',
      'the edge service',
    ]);
  });

  it('breaks Chinese between words, never before a closing mark', () => {
    expect(breakLines('第二步：激活并测试边缘服务', 'zh-CN', 9, measure)).toEqual([
      '第二步：激活并',
      '测试边缘服务',
    ]);
    expect(breakLines('设备（一）', 'zh-CN', 4, measure).join('|')).not.toMatch(/\|）/);
  });

  it('gives a word that is too wide a line of its own', () => {
    expect(breakLines('a programming b', 'en', 5, measure)).toEqual(['a', 'programming', 'b']);
  });
});

describe('drawCard', () => {
  const letters = loadLetters();
  const card = {title: '', category: '部署', site: 'OBIS 文档', label: '中文', language: 'zh-CN'};

  it('draws outlines of numbers alone, in both scripts', () => {
    const svg = drawCard({...card, title: '第二步：激活并测试 edge service'}, letters);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(svg.match(/<path fill="#16212b"/g)).toHaveLength(2);
  });

  it('names a title that has no room, and a letter that no font has', () => {
    expect(() => drawCard({...card, title: 'Delete a key '.repeat(20)}, letters)).toThrow(
      'has no room on its social card',
    );
    expect(() => drawCard({...card, title: 'Key 🔑'}, letters)).toThrow('has "🔑" (of "');
  });
});

describe('readCard', () => {
  const html = (head: string) =>
    `<html><head>${head}<style>a{}</style></head><body><nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a aria-label="Home"></a></li>` +
    '<li class="breadcrumbs__item">Guide</li><li class="breadcrumbs__item">Keys</li><li class="breadcrumbs__item breadcrumbs__item--active">Create</li></ul></nav><h1>Create a key</h1></body></html>';

  it('reads the picture that a page names, its title and its place', () => {
    const page = {
      path: '/x',
      html: html('<meta property="og:image" content="https://s.example/x.png">'),
    };
    expect(readCard(page, load)).toEqual({
      image: 'https://s.example/x.png',
      title: 'Create a key',
      category: 'Guide · Keys',
    });
    expect(readCard({path: '/x', html: html('')}, load)).toBeNull();
  });
});
