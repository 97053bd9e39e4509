import fc from 'fast-check';

/** Texts that a careless program runs as code, follows as a link, or fails on. */
const HOSTILE_TEXTS = [
  ...['', '"', '__proto__', 'constructor', 'toString', '$&', '\0', '\ud83d', '\u2028'],
  ...[
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example/x',
    'a'.repeat(10_000),
  ],
];

/** JSON values of types and sizes that a program may not expect. */
const UNEXPECTED_VALUES = [
  ...['null', 'true', '-1', '0', '2', '7', '1e999', '{}', '[]', '[[null]]', '{"toString":1}'],
  ...['{"__proto__":{"x":1}}', '{"value":{}}', '["x"]', '"2"'],
  ...HOSTILE_TEXTS.map((text) => JSON.stringify(text)),
];

const VALUE_OR_KEY = /"(?:[^"\\]|\\.)*"|-?\d+|\bnull\b|\[\]/g;

/** Generate variants of a JSON text. In three of four, one to four values or keys are replaced. The fourth is cut off, so it is not valid JSON. */
export function mutatedJson(source: string): fc.Arbitrary<string> {
  const count = [...source.matchAll(VALUE_OR_KEY)].length;
  const replacements = fc.dictionary(
    fc.nat(count - 1).map(String),
    fc.constantFrom(...UNEXPECTED_VALUES),
    {minKeys: 1, maxKeys: 4},
  );
  const changed = replacements.map((values) => {
    let index = -1;
    return source.replace(VALUE_OR_KEY, (value) => values[(index += 1)] ?? value);
  });
  const cutOff = fc.nat(source.length).map((length) => source.slice(0, length));
  return fc.oneof({arbitrary: changed, weight: 3}, {arbitrary: cutOff, weight: 1});
}
