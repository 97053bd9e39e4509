import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {tone} from '../plugins/product-model/schema';

/** Read the design tokens with a colour, for each mode. */
function readTokens(): Record<'light' | 'dark', Map<string, string>> {
  const modes = {light: new Map<string, string>(), dark: new Map<string, string>()};
  const css = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  for (const [, selector = '', block = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const mode = /dark[^*]*$/.test(selector) ? 'dark' : 'light';
    for (const [, name = '', value = ''] of block.matchAll(
      /--obis-(?:color-)?((?:code-)?[\w-]+):\s*([^;]+);/g,
    )) {
      modes[mode].set(name, value);
    }
  }
  return modes;
}

/** Return the relative luminance of a colour as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const TONES = tone.options;
const CODE = ['text-subtle', 'code-keyword', 'success-text', 'code-number', 'info-text'];

const tones = (part: string) => TONES.map((tone) => `${tone}-${part}`);

/** Text colours and their backgrounds, with the minimum contrast of WCAG 2.2: 7 for body text, 4.5 for other text, 3 for controls. */
const PAIRS: [least: number, texts: string[], grounds: string[]][] = [
  [7, ['text'], [...SURFACES, ...tones('surface')]],
  [7, ['text-muted'], ['surface', 'surface-raised']],
  [7, ['code-text'], ['surface-sunken', 'code-inline-surface']],
  [4.5, ['text-muted', 'text-subtle', 'accent'], SURFACES],
  [4.5, tones('text'), ['surface']],
  ...TONES.map((tone): [number, string[], string[]] => [
    4.5,
    [`${tone}-text`],
    [`${tone}-surface`],
  ]),
  [4.5, CODE, ['surface-sunken']],
  [4.5, ['on-accent'], ['accent']],
  [4.5, ['text', 'text-muted', 'accent'], ['accent-surface']],
  [4.5, ['text'], ['highlight']],
  [3, ['border-strong', 'focus'], SURFACES],
  [3, tones('solid'), ['surface']],
];

describe.each(Object.entries(readTokens()))('design tokens in %s mode', (_mode, colours) => {
  const colour = (name: string) => colours.get(name) ?? `missing ${name}`;
  test.each(PAIRS)('have a contrast of at least %d: %j on %j', (least, texts, grounds) => {
    const low = texts
      .flatMap((text) => grounds.map((ground) => [text, ground] as const))
      .filter(([text, ground]) => !(contrast(colour(text), colour(ground)) >= least));
    expect(low).toEqual([]);
  });
});

test('borders are visible in dark mode', () => {
  const {dark} = readTokens();
  expect(contrast(dark.get('border') ?? '', dark.get('surface') ?? '')).toBeGreaterThan(1.8);
});

const PICTURES = path.join(__dirname, '../../static/img');
const readPicture = (name: string) => fs.readFileSync(path.join(PICTURES, name), 'utf8');

/** The tokens of the custom properties in drawings that have a dark mode. */
const COLOURS_OF_DRAWINGS = {
  t: 'text',
  m: 'text-muted',
  l: 'border-strong',
  f: 'surface-sunken',
  a: 'accent',
  s: 'accent-surface',
};

test('drawings have the colours of the design tokens in both modes', () => {
  const {light, dark} = readTokens();
  const drawings = fs
    .readdirSync(PICTURES)
    .filter((name) => name.endsWith('.svg') && readPicture(name).includes('svg:target{'));
  expect(drawings.length).toBeGreaterThan(5);
  for (const name of drawings) {
    const [style = ''] = /<style>.*?<\/style>/s.exec(readPicture(name)) ?? [];
    for (const [selector, tokens] of [
      ['svg', light],
      ['svg:target', dark],
    ] as const) {
      const [, block = ''] = new RegExp(`[>}]${selector}\\{([^}]*)\\}`).exec(style) ?? [];
      for (const [, property = '', value] of block.matchAll(/--(\w+):([^;]+)/g)) {
        const token = COLOURS_OF_DRAWINGS[property as keyof typeof COLOURS_OF_DRAWINGS];
        expect(value, `${name}: --${property} of ${selector}`).toBe(tokens.get(token));
      }
    }
  }
});

test('pictures have the colours of the design tokens in light mode, black, and the amber of the logo', () => {
  const known = [...readTokens().light.values(), '#000', '#fbbf4a'];
  const pictures = fs
    .readdirSync(PICTURES)
    .filter((name) => name.endsWith('.svg') && name !== 'logo-dark.svg');
  const others = pictures.flatMap((name) => {
    // The test above compares the colours of dark mode.
    const picture = readPicture(name).replace(/svg:target\{[^}]*\}/, '');
    const colours = picture.match(/#[\da-f]{3,6}\b/gi) ?? [];
    return colours.filter((colour) => !known.includes(colour)).map((each) => `${name}: ${each}`);
  });
  expect(others).toEqual([]);
});
