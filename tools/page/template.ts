import type {Locale} from '../../src/plugins/product-model/schema';
import type {Shape} from '../lint/shape';

/** The shapes that a page of the manual can have. */
export const SHAPES = ['procedure', 'concept', 'reference'] as const satisfies readonly Shape[];

export type PageShape = (typeof SHAPES)[number];

/** What the writer replaces, which the rule `todo` of the text lint reports. */
const TEXTS = {
  en: {
    description: 'one sentence of 50 to 180 characters for search engines and link previews',
    keywords: '6 to 14 phrases that readers type and the page does not say',
    who: 'operator, site-engineer, product-owner or administrator',
    when: 'one sentence that says when to do this.',
    before: ['Before you begin', 'what the reader needs first; permissions with PermissionNote.'],
    steps: ['Steps', 'the first action, one in each step.', 'the second action.', 'the last one.'],
    result: ['Result', 'what the reader sees when it has worked.'],
    trouble: ['If it does not work', 'What you see', 'Likely cause', 'What to do'],
    next: ['Where to go next', 'a link to the next page.', 'another link.'],
    what: 'two sentences that say what it is.',
    diagram: ['what the diagram says, in a sentence', 'one part', 'another part'],
    how: ['How it works', 'the parts and what they do.'],
    limits: ['Rules and limits', 'limits with LimitsTable.'],
    states: ['States', 'states with StateTable, or remove this section.'],
    tasks: ['Tasks', 'links to the procedures.'],
    introduction: 'one or two sentences that say what is listed here.',
    list: ['Values', 'Name', 'Meaning'],
  },
  zh: {
    description: '一句话，20 至 100 个字，用于搜索引擎和链接预览',
    keywords: '6 至 14 个读者会搜索、而正文没有的词',
    who: 'operator、site-engineer、product-owner 或 administrator',
    when: '用一句话说明何时需要执行此操作。',
    before: ['开始之前', '读者须先具备的条件；权限用 PermissionNote。'],
    steps: ['步骤', '第一个操作，每步一个。', '第二个操作。', '最后一个操作。'],
    result: ['结果', '操作成功后读者看到的内容。'],
    trouble: ['问题处理', '现象', '可能原因', '处理方法'],
    next: ['后续操作', '指向下一页的链接。', '另一个链接。'],
    what: '用两句话说明这是什么。',
    diagram: ['用一句话说明图中的内容', '一个部分', '另一个部分'],
    how: ['工作原理', '各部分及其作用。'],
    limits: ['规则与限制', '限制用 LimitsTable。'],
    states: ['状态', '状态用 StateTable；没有状态时删除本节。'],
    tasks: ['相关操作', '指向操作步骤的链接。'],
    introduction: '用一两句话说明这里列出的内容。',
    list: ['取值', '名称', '含义'],
  },
} as const;

type Texts = (typeof TEXTS)[Locale];

type Mark = (text: string) => string;

const MARKS: Readonly<Record<Locale, Mark>> = {
  en: (text) => `TODO: ${text}`,
  zh: (text) => `TODO：${text}`,
};

const section = (
  [title, ...lines]: readonly string[],
  id: string,
  bullet: string,
  todo: Mark,
): string =>
  `## ${title} {/* #${id} */}\n\n${lines.map((line) => `${bullet}${todo(line)}\n`).join('')}`;

const table = ([title, ...columns]: readonly string[], id: string, todo: Mark): string =>
  `## ${title} {/* #${id} */}\n\n| ${columns.join(' | ')} |\n${'| --- '.repeat(columns.length)}|\n` +
  `| ${columns.map(todo).join(' | ')} |\n`;

const BODIES: Readonly<Record<PageShape, (texts: Texts, todo: Mark) => readonly string[]>> = {
  procedure: (texts, todo) => [
    `${todo(texts.when)}\n`,
    section(texts.before, 'before-you-begin', '- ', todo),
    section(texts.steps, 'steps', '1. ', todo),
    section(texts.result, 'result', '', todo),
    table(texts.trouble, 'if-it-does-not-work', todo),
    section(texts.next, 'next', '- ', todo),
  ],
  concept: (texts, todo) => [
    `${todo(texts.what)}\n`,
    `\`\`\`mermaid alt="${todo(texts.diagram[0])}"\nflowchart LR\n` +
      `  a["${texts.diagram[1]}"] --> b["${texts.diagram[2]}"]\n\`\`\`\n`,
    section(texts.how, 'how-it-works', '', todo),
    section(texts.limits, 'limits', '', todo),
    section(texts.states, 'states', '', todo),
    section(texts.tasks, 'tasks', '- ', todo),
  ],
  reference: (texts, todo) => [`${todo(texts.introduction)}\n`, table(texts.list, 'values', todo)],
};

/** The source of a new page in a language: its parts in order, and what to fill in. */
export function pageTemplate(shape: PageShape, language: Locale, title: string): string {
  const [texts, todo] = [TEXTS[language], MARKS[language]];
  // `who` is a comment: a role that does not exist would stop the preview.
  const who = shape === 'procedure' ? `# who: ${todo(texts.who)}\n` : '';
  const head = `---\ndescription: '${todo(texts.description)}'\nkeywords: ['${todo(texts.keywords)}']\n${who}---\n`;
  return [head, `# ${title}\n`, ...BODIES[shape](texts, todo)].join('\n');
}
