import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {
  explainSyntaxError,
  findUnclosedFence,
  type ParserMessage,
  type SyntaxProblem,
} from './explainSyntaxError';
import {sharedMap} from '../lib/sharedMap';
import {WriterError} from '../lib/writerError';
import {findAll, type Node} from './syntaxTree';

// The remark extensions of Docusaurus, in its order. Another order would parse some pages differently (row 8 of src/theme/README.md).
const parser = remark().use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

/** An error for a page that is not valid MDX. */
export class PageSyntaxError extends WriterError {
  override get name() {
    return 'PageSyntaxError';
  }
  // A private field, because Node prints the other properties of an error after its message, which has the same content.
  readonly #problem: SyntaxProblem;
  /** @param file shown before the line, if the caller knows it */
  constructor(problem: SyntaxProblem, file?: string) {
    const {line, column, message, fix} = problem;
    super(`${file ? `${file}:` : ''}${line}:${column} syntax: ${message}. Fix: ${fix}.`);
    this.#problem = problem;
  }
  get problem(): SyntaxProblem {
    return this.#problem;
  }
}

/** Run a function that parses a page, and add the file to the message of a syntax error. */
export function addFileToError<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof PageSyntaxError ? new PageSyntaxError(error.problem, file) : error;
  }
}

const isParserMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

/** The trees of all pages that this process has parsed, by the text of the page. Several plugins and checks read the same pages. */
const trees = sharedMap<string, Node>('trees');

/**
 * Parse the text of a page. Callers share the tree, so they must not change it.
 * @throws PageSyntaxError when the page is not valid MDX
 */
export function parseMdx(mdx: string): Node {
  const text = mdx.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const known = trees.get(text);
  if (known) return known;
  try {
    const tree = parser.parse(text) as unknown as Node;
    const codeBlocks = findAll(tree, ({type}) => type === 'code');
    const openFence = findUnclosedFence(codeBlocks, text);
    if (openFence) throw new PageSyntaxError(openFence);
    trees.set(text, tree);
    return tree;
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    throw new PageSyntaxError(explainSyntaxError(error));
  }
}

/**
 * Parse a page, and name its file in the error message.
 * @param file path from the root of the site
 * @throws PageSyntaxError with the file, the line and the fix
 */
export const parsePage = (text: string, file: string): Node =>
  addFileToError(file, () => parseMdx(text));
