import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {scripts} from '../package.json';
import {helpOf} from './runMain';

const siteDir = path.resolve(import.meta.dirname, '..');
const GUIDES = [
  '.github/workflows/*.yml',
  '*.md',
  '{deploy,src,tests,tools}/**/*.md',
  '{docs,i18n/*/docusaurus-plugin-content-docs/current}/*.mdx',
];

it('each npm command has a text for --help', () => {
  const files = Object.values(scripts).flatMap((script) => /^tsx (\S+)/.exec(script)?.[1] ?? []);
  expect(files).toContain('tools/check.ts');
  const silent = files.filter(
    (file) => helpOf(fs.readFileSync(path.join(siteDir, file), 'utf8')) === undefined,
  );
  expect(silent, 'Fix: begin the file with a comment /** … */.').toEqual([]);
});

it('guides and workflows name options that the help of the command has', () => {
  const commands = new Map(Object.entries<string>(scripts));
  const named = Globby.sync(GUIDES, {cwd: siteDir, dot: true}).flatMap((file) => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\\\n', '');
    return [...text.matchAll(/npm (?:run )?([\w:]+) -- ([^`\n]+)/g)].flatMap(
      ([, name = '', args = '']) => {
        const [, tool] = /^tsx (tools\/\S+)/.exec(commands.get(name) ?? '') ?? [];
        const help = tool && helpOf(fs.readFileSync(path.join(siteDir, tool), 'utf8'));
        const options = help === undefined ? [] : (args.match(/(?<!\S)--[\w-]+/g) ?? []);
        return options.map((option) => ({
          isKnown: help?.includes(option),
          text: `${file}: ${name} ${option}`,
        }));
      },
    );
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({isKnown}) => !isKnown)).toEqual([]);
});

it('guides and workflows name npm commands that exist', () => {
  const named = Globby.sync(GUIDES, {cwd: siteDir, dot: true}).flatMap((file) =>
    [...fs.readFileSync(path.join(siteDir, file), 'utf8').matchAll(/npm run ([\w:]+)/g)].map(
      ([, name = '']) => ({isKnown: name in scripts, text: `${file}: ${name}`}),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({isKnown}) => !isKnown)).toEqual([]);
});

it('workflows name files and folders that exist', () => {
  const named = Globby.sync('.github/workflows/*.yml', {cwd: siteDir, dot: true}).flatMap(
    (file) => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const names = text.match(/(?<![\w./-])(?:src|tests|tools)\/[\w./-]+/g) ?? [];
      return names.map((name) => ({
        isKnown: fs.existsSync(path.join(siteDir, name)),
        text: `${file}: ${name}`,
      }));
    },
  );
  expect(named).not.toEqual([]);
  expect(named.filter(({isKnown}) => !isKnown)).toEqual([]);
});
