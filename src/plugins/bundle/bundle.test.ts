import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {validateOptions} from './index';
import {__importDefault} from './tslib';

const require = createRequire(import.meta.url);

describe('the options', () => {
  const validate = (options: unknown) =>
    validateOptions({options, validate: () => undefined} as never);

  it('are a table of requests and files', () => {
    expect(validate({alias: {a: './src/a.tsx'}})).toEqual({alias: {a: './src/a.tsx'}});
  });

  it.each([
    [{alias: {a: 'src/a.ts'}}, /must be a file, like .*alias\.a/s],
    [{aliases: {}}, /"aliases"/],
    [undefined, /src\/plugins\/bundle/],
  ])('%j are refused', (options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});

describe('the data of the sidebar', () => {
  const docsList = require('./docsListLoader.cjs') as (source: string) => string;

  it('lists no descriptions', () => {
    const version = {label: 'Next', docsSidebars: {obis: []}, docs: {a: {description: 'Long'}}};
    expect(JSON.parse(docsList(JSON.stringify({version})))).toEqual({
      version: {...version, docs: {}},
    });
    expect(docsList('{"title":"A"}')).toBe('{"title":"A"}');
  });
});

describe('tslib', () => {
  it('does what the real one does', () => {
    const real = require('tslib') as {
      __importDefault: typeof __importDefault;
    };
    for (const module of [{default: 1}, {__esModule: true, default: 1}]) {
      expect(__importDefault(module)).toEqual(real.__importDefault(module));
    }
  });
});

const settingsLoader = require('./buildSettingsLoader.cjs') as (source: string) => string;

describe('settingsLoader', () => {
  it('leaves out what only the build reads', () => {
    const settings = {
      title: 'A',
      ssrTemplate: '<html>',
      presets: [],
      plugins: ['b'],
      future: {v4: {}, experimental_router: 'browser'},
    };
    expect(
      settingsLoader(`/* Generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`),
    ).toBe(
      '/* Generated */\nexport default {"title":"A","future":{"experimental_router":"browser"}};',
    );
  });

  it('stops the build when the settings are written otherwise', () => {
    expect(() => settingsLoader('module.exports = {}')).toThrow(/Fix: adapt/);
  });
});
