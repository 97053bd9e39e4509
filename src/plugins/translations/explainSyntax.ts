/** What is wrong with the syntax of a page, where its cause stands, and how to write it. */
export type SyntaxRemark = {
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
  readonly message: string;
  readonly fix: string;
};

/** What the MDX parser throws: https://github.com/vfile/vfile-message */
export type ParserMessage = {
  readonly reason: string;
  readonly ruleId?: string;
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: {readonly offset?: number; readonly start?: {readonly offset?: number}};
};

/** HTML elements without content, which MDX wants with a slash. */
export const VOID_TAGS = ['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'];

/** Other HTML elements that writers know; any other name in lower case is meant as text, such as `<serial-number>`. */
const HTML_TAGS =
  /^(?:a|b|blockquote|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|i|iframe|ins|kbd|li|mark|ol|p|pre|s|section|small|span|strong|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|video)$/;

type Located = {readonly text: string; readonly offset: number; readonly error: ParserMessage};
type Cause = {readonly at: number; readonly message: string; readonly fix: string};

const lineAround = (text: string, offset: number): string => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end < 0 ? undefined : end);
};

/** The text from an offset to the end of its line, shortened for a message. */
const quote = (text: string, from: number, most = 30): string =>
  (text.slice(from).split('\n')[0]?.trimEnd() ?? '').replace(new RegExp(`(?<=^.{${most}}).+`), '…');

/** The offset of a parser's `line:column`. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** The opening tag that a message of the parser names, such as `<UI>` (3:8-3:12). */
function openingTag(text: string, reason: string) {
  const match = /(?:closing tag for|tag for) `<([^>`]*)>` \((\d+):(\d+)-/.exec(reason);
  if (!match) return undefined;
  const [, name = '', line, column] = match;
  const at = offsetOf(text, Number(line), Number(column));
  const source = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text.slice(at))?.[0] ?? `<${name}>`;
  return {name, at, source};
}

/** A `<` that opens no component. */
function lessThan(text: string, at: number): Cause {
  const shown =
    /^<[\w-][^<>\n|]{0,40}>|^<\S*/.exec(text.slice(at))?.[0].replace(/[.,;:]$/, '') ?? '<';
  const message = `MDX takes the sign "<" for the start of a component ("${quote(text, at)}")`;
  const words = 'write it in words ("fewer than", "less than")';
  const first = /^<\s?\d/.test(shown) ? words : `put it in code: \`${shown}\``;
  return {at, message, fix: `${first}, or write a backslash before it: \\${shown}`};
}

function unexpectedCharacter({text, offset, error}: Located): Cause {
  const at = text.lastIndexOf('<', offset - 1);
  if (text.startsWith('<!--', at)) {
    const note = /^<!--\s*([^]*?)\s*-->/.exec(text.slice(at))?.[1] ?? 'note';
    const message = 'an HTML comment ("<!--"), which MDX does not have';
    return {at, message, fix: `write {/* ${note.split('\n')[0]} */}`};
  }
  if (error.reason.includes('attribute value')) {
    const name = /([\w-]+)\s*=\s*$/.exec(text.slice(0, offset))?.[1] ?? 'id';
    const value = /^[“”‘’]?([^\s“”‘’'"/>]*)/.exec(text.slice(offset))?.[1] ?? '';
    const message = `the value of ${name} needs straight quotation marks ("${quote(text, offset, 20)}")`;
    return {at: offset, message, fix: `write ${name}="${value}"`};
  }
  const address = /^<(\S+?[@:][^\s>]*)>/.exec(text.slice(at))?.[1];
  if (address !== undefined) {
    const target = address.includes('://') ? address : `mailto:${address}`;
    const message = `an address between "<" and ">" is no link in MDX ("<${address}>")`;
    return {at, message, fix: `write [${address}](${target})`};
  }
  const isTag = /^<\/?[A-Z]\w*[\s/>]/.test(text.slice(at));
  if (!isTag) return lessThan(text, at);
  const message = `the sign "${text.charAt(offset)}" does not belong into a tag ("${quote(text, at)}")`;
  const fix = 'write each attribute as name="value", and end the tag with > or />';
  return {at: offset, message, fix};
}

/** The last `{` before an offset that nothing closes. */
function openBrace(text: string, offset: number): number {
  let depth = 0;
  for (let at = offset - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] === '{' && depth-- === 0) return at;
  }
  return Math.max(0, text.lastIndexOf('{', offset));
}

function badExpression({text, offset, error}: Located): Cause {
  const at = openBrace(text, offset);
  const line = lineAround(text, at);
  const id = /^#{1,6}\s.*\{[\s/*\\]*#([\w-]+)/.exec(line)?.[1];
  if (id !== undefined) {
    const message = `the id of the heading is not a comment ("${quote(text, at)}")`;
    return {at, message, fix: `write {/* #${id} */}`};
  }
  const end = text.indexOf('}', at);
  const isOpen = error.ruleId === 'unexpected-eof' || end < 0;
  const braced = isOpen ? '{' : text.slice(at, end + 1).replaceAll('\n', ' ');
  const attribute = /([\w-]+)=$/.exec(text.slice(0, at))?.[1];
  if (attribute !== undefined) {
    const message = `the value of ${attribute} is not valid between braces ("${braced}")`;
    const value = isOpen ? '…' : braced.slice(1, -1);
    return {at, message, fix: `write it in quotation marks: ${attribute}="${value}"`};
  }
  if (text.startsWith('{/*', at)) {
    return {at, message: `a comment is not closed ("${quote(text, at)}")`, fix: 'end it with */}'};
  }
  const open = isOpen ? ', and nothing closes it' : '';
  const message = `MDX takes a brace for the start of code${open} ("${quote(text, at)}")`;
  const fix = `put it in code: \`${braced}\`, or write a backslash before the brace: \\${braced.replace(/\}$/, '\\}')}`;
  return {at, message, fix};
}

/** Names of the blocks of the parser, in a writer's words. */
const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  listItem: 'a list item',
  tableData: 'a table cell',
  tableHeader: 'a table cell',
  directiveContainer: 'a notice',
  blockQuote: 'a quotation',
  emphasis: 'emphasis',
  strong: 'bold text',
};

function unclosedTag({text, error}: Located): Cause | undefined {
  const tag = openingTag(text, error.reason);
  if (!tag) return undefined;
  const {name, at, source} = tag;
  if (VOID_TAGS.includes(name)) {
    const fix = `write ${source.replace(/\s*>$/, ' />')}`;
    return {at, message: `the tag <${name}> is not closed`, fix};
  }
  const isText = /\w/.test(text.charAt(at - 1)) && !text.includes(`</${name}`, at);
  if (isText || (/^[a-z]/.test(name) && !HTML_TAGS.test(name))) return lessThan(text, at);
  const other = /^Unexpected closing tag `<\/([^`>]*)>`/.exec(error.reason)?.[1];
  if (other !== undefined && other.toLowerCase() === name.toLowerCase()) {
    const column = text.indexOf(`</${other}`, at);
    return {at: column, message: `</${other}> does not close <${name}>`, fix: `write </${name}>`};
  }
  if (other !== undefined) {
    const fix = `write </${name}> before </${other}>, or ${source.replace(/\s*\/?>$/, ' />')} if nothing belongs inside`;
    return {at, message: `<${name}> is not closed before </${other}>`, fix};
  }
  const block = BLOCKS[/before the end of `(\w+)`/.exec(error.reason)?.[1] ?? ''];
  const closing = text.indexOf(`</${name}>`, at);
  if (block && closing >= 0 && !text.slice(at, closing).includes(`<${name}`, 1)) {
    const fix = `put <${name}> and </${name}> in the same ${block.replace(/^an? /, '')}, or each on a line of its own with empty lines around it`;
    return {at, message: `<${name}> opens in ${block}, and closes outside of it`, fix};
  }
  const fix = `write </${name}> after its content, or ${source.replace(/\s*\/?>$/, ' />')} if nothing belongs inside`;
  return {at, message: `<${name}> is not closed ("${quote(text, at)}")`, fix};
}

function strayClosingTag({text, offset}: Located): Cause {
  const at = text.lastIndexOf('<', offset);
  const name = /^<\s*\/\s*([\w.]*)/.exec(text.slice(at))?.[1] ?? '';
  const fix = `remove it, or write <${name}> before the text, in the same paragraph or list item`;
  return {at, message: `</${name}> closes nothing here`, fix};
}

function unexpectedEnd({text, offset, error}: Located): Cause {
  if (/expression/.test(error.reason)) return badExpression({text, offset, error});
  const at = text.lastIndexOf('<', offset - 1);
  const attribute = /([\w-]+)=["'][^"']*$/.exec(text.slice(at, offset))?.[1];
  if (/closing quote/.test(error.reason)) {
    const fix = `write the second quotation mark${attribute ? ` after the value of ${attribute}` : ''}`;
    return {at, message: `a quotation mark is not closed ("${quote(text, at)}")`, fix};
  }
  if (!/^<\/?[A-Z]/.test(text.slice(at))) return lessThan(text, at);
  return {at, message: `the tag has no end ("${quote(text, at)}")`, fix: 'end it with > or />'};
}

/** A paragraph that begins with `import` or `export`. */
function moduleLine({text, offset}: Located): Cause {
  const starts = [...text.matchAll(/^(?:import|export)\b/gm)].filter(({index}) => index <= offset);
  const found = starts.at(-1);
  const at = found?.index ?? offset;
  const word = found?.[0] ?? 'import';
  const message = `MDX takes a line that starts with "${word}" for code ("${quote(text, at)}")`;
  return {at, message, fix: 'start the line with another word; components need no import'};
}

function findCause(located: Located): Cause | undefined {
  const {ruleId, source = ''} = located.error;
  if (source.endsWith('mdxjs-esm')) return moduleLine(located);
  if (ruleId === 'end-tag-mismatch') return unclosedTag(located);
  if (ruleId === 'unexpected-closing-slash') return strayClosingTag(located);
  if (ruleId === 'unexpected-eof') return unexpectedEnd(located);
  if (source.endsWith('mdx-expression')) return badExpression(located);
  if (ruleId === 'unexpected-character') return unexpectedCharacter(located);
  return undefined;
}

/**
 * A mistake of MDX syntax in a writer's words. The parser points to where it gives up, this to the cause: an unclosed tag is
 * where it opens.
 * @param text the page
 * @param error what the parser threw
 */
export function explainSyntax(text: string, error: ParserMessage): SyntaxRemark {
  const known = error.place?.offset ?? error.place?.start?.offset;
  const offset = known ?? offsetOf(text, error.line ?? 1, error.column ?? 1);
  const cause = findCause({text, offset, error}) ?? {
    at: offset,
    message: `MDX cannot read this: ${error.reason}`,
    fix: 'put it in code, or write it as on the page Markdown features',
  };
  const before = text.slice(0, cause.at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {line: before.length, column, message: cause.message, fix: cause.fix};
}
