import path from 'node:path';
import {ESLint, type Rule} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {allowedSinks, default as rule} from './rule.mjs';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** ESLint with this rule only. */
const linter = (options: string[][] = []) =>
  new ESLint({
    cwd: siteDir,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx,js,cjs}'],
        ignores: ['**/*.test.{ts,tsx}'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: {ecmaFeatures: {jsx: true}},
        },
        plugins: {sinks: {rules: {sinks: rule as Rule.RuleModule}}},
        rules: {'sinks/sinks': ['error', ...options]},
      },
    ],
  });

describe('the table of sinks in SECURITY.md', () => {
  it('has every sink of the code of browsers, and none that is gone', async () => {
    const results = await linter([[]]).lintFiles(['src/**/*.{ts,tsx,js,cjs}']);
    const found = results.flatMap(({filePath, messages}) =>
      messages.map(({message}) => {
        const file = path.relative(siteDir, filePath).split(path.sep).join('/');
        return `${file} ${message.slice(0, message.indexOf(': avoid'))}`;
      }),
    );
    expect([...new Set(found)].sort()).toEqual(allowedSinks().sort());
  }, 60_000);

  it.each([
    ['dangerouslySetInnerHTML', '<p dangerouslySetInnerHTML={{__html: text}} />'],
    ['dangerouslySetInnerHTML', 'h("p", {dangerouslySetInnerHTML: {__html: text}})'],
    ['innerHTML', 'element.innerHTML = text'],
    ['innerHTML', 'element.outerHTML += text'],
    ['srcdoc', 'frame.srcdoc = text'],
    ['srcdoc', '<iframe srcDoc={text} />'],
    ['HTML parser', 'element.insertAdjacentHTML("beforeend", text)'],
    ['HTML parser', 'range.createContextualFragment(text)'],
    ['HTML parser', 'new DOMParser().parseFromString(text, "text/html")'],
    ['document.write', 'document.write(text)'],
    ['eval', 'eval(text)'],
    ['eval', 'new Function(text)()'],
    ['eval', 'setTimeout("run()", 1)'],
    ['Worker', 'new Worker(address)'],
    ['Worker', 'navigator.serviceWorker.register(address)'],
    ['location', 'window.location = address'],
    ['location', 'location.href = address'],
    ['location', 'window.location.assign(address)'],
    ['location', 'window.open(address)'],
    ['createElement', 'document.createElement("script")'],
    ['createElement', 'document.createElement(name)'],
    ['href', '<a href={address}>x</a>'],
    ['href', '<img src={address} />'],
    ['href', 'link.href = address'],
    ['javascript:', '<a href="javascript:run()">x</a>'],
  ])('is asked for %s: %s', async (sink, code) => {
    const [result] = await linter().lintText(code, {filePath: path.join(siteDir, 'src/new.tsx')});
    expect(result?.messages.map(({message}) => message)).toEqual([
      expect.stringMatching(`^${sink}: avoid it, or add .src/new.tsx. .* SECURITY.md`),
    ]);
  });

  it('is not asked for what is harmless', async () => {
    const code =
      'element.textContent = text; setTimeout(run, 1); <a href="/x">x</a>; location.reload()';
    const [result] = await linter().lintText(code, {filePath: path.join(siteDir, 'src/new.tsx')});
    expect(result?.messages).toEqual([]);
  });
});
