import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawHouse, putHouse} from './drawHouse';
import {readCorridors, ROOMS} from './readRooms';

const siteDir = path.resolve(__dirname, '../..');
const corridors = readCorridors(siteDir);
const into = (name: string) => corridors.filter(({to}) => to === name).map(({from}) => from);
const outOf = (name: string) => corridors.filter(({from}) => from === name).map(({to}) => to);

describe('the house', () => {
  it('is drawn in CONTRIBUTING.md as it is: after a new import between rooms, run npm run house', () => {
    const text = fs.readFileSync(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8');
    expect(putHouse(text, drawHouse(corridors))).toBe(text);
  });

  it('has plugins that know the list of languages and helpers of builds, and no other room', () => {
    expect(outOf('plugins')).toEqual(['settings', 'build']);
  });

  it('has a site that needs no tool, but for the configurations of the tests', () => {
    expect(into('tools')).toEqual(['configuration']);
  });

  it('has no room that nothing is in', () => {
    const used = new Set(corridors.flatMap(({from, to}) => [from, to]));
    expect(ROOMS.map(({name}) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

it('asks for the place of the picture', () => {
  expect(() => putHouse('# Contributing', '…')).toThrow('the picture has no place');
});
