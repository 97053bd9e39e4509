import {readFileSync} from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** What takes HTML, runs code or opens an address, by the name it has in SECURITY.md: ESLint selectors. */
const SINKS = {
  dangerouslySetInnerHTML:
    ':matches(JSXAttribute, Property)[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
  innerHTML: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  srcdoc:
    'AssignmentExpression[left.property.name=/^srcdoc$/i], JSXAttribute[name.name=/^srcdoc$/i]',
  'HTML parser':
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString)$/]',
  'document.write':
    'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
  eval: 'CallExpression[callee.name="eval"], :matches(CallExpression, NewExpression)[callee.name="Function"], CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.0.type=/^(Literal|TemplateLiteral)$/]',
  Worker:
    'NewExpression[callee.name=/^(Shared)?Worker$/], CallExpression[callee.name="importScripts"], CallExpression[callee.object.property.name="serviceWorker"][callee.property.name="register"]',
  location:
    'AssignmentExpression[left.property.name="location"], AssignmentExpression[left.name="location"], AssignmentExpression[left.object.property.name="location"], AssignmentExpression[left.object.name="location"], CallExpression[callee.object.property.name="location"][callee.property.name=/^(assign|replace)$/], CallExpression[callee.object.name="location"][callee.property.name=/^(assign|replace)$/], CallExpression[callee.object.name="window"][callee.property.name="open"]',
  createElement:
    'CallExpression[callee.object.name="document"][callee.property.name="createElement"]:not([arguments.0.value=/^(div|span|p|a|style)$/])',
  href: 'JSXOpeningElement[name.name=/^(a|area|link|base|form|img|source|iframe|script|object|embed|use|image)$/] > JSXAttribute[name.name=/^(href|src|srcSet|action|formAction|data|xlinkHref)$/][value.type="JSXExpressionContainer"], AssignmentExpression[left.property.name=/^(href|src|action)$/]:not([left.object.property.name="location"]):not([left.object.name="location"])',
  'javascript:': 'Literal[value=/^\\s*javascript:/i]',
};

/** The rows of the table in SECURITY.md, as `file sink`. It is the only list of what is allowed. */
export function allowedSinks() {
  const text = readFileSync(path.join(siteDir, 'SECURITY.md'), 'utf8');
  const [, table = ''] = /^## Sinks$([^]*?)(?=^## )/m.exec(text) ?? [];
  return [...table.matchAll(/^\| `(src\/[^`]+)` +\| `([^`]+)` +\|/gm)].map(
    ([, file, sink]) => `${file} ${sink}`,
  );
}

/** ESLint rule: a sink stands in SECURITY.md with what it takes and who makes that safe. */
export default {
  meta: {type: 'problem', schema: [{type: 'array', items: {type: 'string'}}]},
  create(context) {
    const file = path.relative(siteDir, context.filename).split(path.sep).join('/');
    const allowed = context.options[0] ?? allowedSinks();
    return Object.fromEntries(
      Object.entries(SINKS)
        .filter(([sink]) => !allowed.includes(`${file} ${sink}`))
        .map(([sink, selector]) => [
          selector,
          (node) =>
            context.report({
              node,
              message: `${sink}: avoid it, or add \`${file}\` with its data and what makes them safe to the table "Sinks" of SECURITY.md.`,
            }),
        ]),
    );
  },
};
