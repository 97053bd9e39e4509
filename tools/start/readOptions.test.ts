import {describe, expect, it} from 'vitest';
import {readOptions} from './readOptions';

const read = (...args: string[]) => readOptions(args, ['en', 'zh']);
const DEFAULTS = {
  locale: undefined,
  host: 'localhost',
  port: 3000,
};

describe('readOptions', () => {
  it.each([
    [[], {}],
    [['--no-open'], {}],
    [['--port', '3001', '--poll', '500'], {port: 3001}],
    [['--port=3001', '-h', '0.0.0.0'], {port: 3001, host: '0.0.0.0'}],
    [['-l', 'zh', '--no-minify'], {locale: 'zh'}],
  ])('reads %j', (args, expected) => {
    expect(read(...args)).toEqual({...DEFAULTS, ...expected});
  });

  it.each([
    [['--port', 'abc'], '--port abc is not a port. Fix: --port 3001'],
    [['--port', '70000'], '--port 70000 is not a port'],
    [['--port'], '--port true is not a port'],
    [['--locale', 'fr'], '--locale fr is not a language of the site. Fix: --locale en or'],
    [['--host'], '--host has no value'],
  ])('refuses %j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});
