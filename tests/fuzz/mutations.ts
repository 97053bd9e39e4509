import fc from 'fast-check';

/** What no file should hold, but one may: other types, keys of every object, halves of syntax. */
const PIECES = [
  ...['', '""', 'null', 'true', '-1', '1e999', '12e5', '{}', '[]', '[[null]]'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '"', "'", '`', '{', '}', '[', ']'],
  ...[':', ': ', '- ', '&a ', '*a', '!!set ', '!x ', '<<: ', '? ', '# ', '|', '>', '%', '---\n'],
  ...['\n\n', '\t', '\r', '\ufeff', '\0', '\ud83d', '\u2028', '$&', '{limit:x}', '=1+1', ',', ';'],
  ...['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.example/x'],
  'a'.repeat(10_000),
];

/** The same as values of JSON. */
const JSON_VALUES = [
  ...['null', 'true', '-1', '0', '2', '7', '1e999', '{}', '[]', '[[null]]', '{"toString":1}'],
  ...['{"__proto__":{"x":1}}', '{"value":{}}', '["x"]', '"\\ud83d"', '"2"'],
  ...PIECES.map((piece) => JSON.stringify(piece)),
];

/** Characters from `at` on are replaced by `text`. */
type Edit = {readonly at: number; readonly length: number; readonly text: string};

const applied = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.at - a.at)
    .reduce(
      (done, {at, length, text}) => done.slice(0, at) + text + done.slice(at + length),
      source,
    );

const edited = (source: string, edit: fc.Arbitrary<Edit>): fc.Arbitrary<string> =>
  fc.array(edit, {minLength: 1, maxLength: 4}).map((edits) => applied(source, edits));

/** Puts one of the texts in the place of a match. */
function replacing(
  source: string,
  tokens: RegExp,
  texts: fc.Arbitrary<string>,
): fc.Arbitrary<Edit> {
  const places = [...source.matchAll(tokens)].map(({index, 0: {length}}) => ({at: index, length}));
  return fc
    .record({place: fc.constantFrom(...places, {at: 0, length: 0}), text: texts})
    .map(({place, text}) => ({...place, text}));
}

/** A text with one to four faults: a part is missing, cut off, twice, elsewhere, or another thing stands in its place. */
export function mutated(source: string): fc.Arbitrary<string> {
  const part = fc
    .record({at: fc.nat(source.length), length: fc.nat(200)})
    .map(({at, length}) => source.slice(at, at + length));
  const text = fc.oneof(fc.constantFrom(...PIECES), part);
  const length = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(source.length));
  const anywhere = fc.record({at: fc.nat(source.length), length, text});
  return edited(source, fc.oneof(anywhere, replacing(source, /[\w.-]+|"[^"]*"/g, text)));
}

/** JSON with one to four faults. Most of the time it is JSON still, with other values or keys than it should have. */
export function mutatedJson(source: string): fc.Arbitrary<string> {
  const values = replacing(
    source,
    /"(?:[^"\\]|\\.)*"(?!:)|-?\d+|\bnull\b|\[\]/g,
    fc.constantFrom(...JSON_VALUES),
  );
  const starts = replacing(
    source,
    /(?<=[:,[]")(?=(?:[^"\\]|\\.)*"(?!:))/g,
    fc.constantFrom(...PIECES.map((piece) => JSON.stringify(piece).slice(1, -1))),
  );
  const keys = replacing(
    source,
    /"\w+"(?=:)/g,
    fc.constantFrom('"__proto__"', '"constructor"', '"length"', '"x"'),
  );
  const faults = fc.oneof(
    {arbitrary: values, weight: 3},
    {arbitrary: starts, weight: 3},
    {arbitrary: keys, weight: 1},
  );
  return fc.oneof(mutated(source), {arbitrary: edited(source, faults), weight: 3});
}
