import {describe, expect, it} from 'vitest';
import type {PageContent} from '../shared/records';
import {engineOf, pageOf, pathsFound, textsFound} from './engineFixture';

/** Other pages, so that the words of a test are as rare as in a manual; only "manual" is in all of them. */
const OTHERS = Array.from({length: 12}, (_, number) =>
  pageOf(`/other-${number}`, [`# Chapter ${number}`, `Nothing in this manual but ${number}.`]),
);

describe('the order of results', () => {
  it('has all words before most of them, but a title with most before a text with all', () => {
    const engine = engineOf([
      pageOf('/most', ['# Station', 'Long ago one read of a renewal and its deadline in a book.']),
      pageOf('/all', ['# Station', 'Long ago one read of a renewal and its deadline in a manual.']),
      pageOf('/title', ['# Renewal deadline']),
      ...OTHERS,
    ]);
    const found = pathsFound(engine, 'renewal deadline manual');
    expect(found.slice(0, 3)).toEqual(['/title', '/all', '/most']);
  });

  it('leaves out pages with a part of the query once five pages have all of it', () => {
    const whole = Array.from({length: 5}, (_, number) =>
      pageOf(`/whole-${number}`, [`# Page ${number}`, 'Renewal deadline in the manual.']),
    );
    const most = pageOf('/most', ['# Renewal deadline']);
    const find = (...pages: PageContent[]) =>
      pathsFound(engineOf([...pages, ...OTHERS]), 'renewal deadline manual');
    expect(find(most, ...whole.slice(1))).toContain('/most');
    expect(find(most, ...whole)).toHaveLength(5);
    expect(find(most, ...whole)).not.toContain('/most');
  });

  it('has a page about the site after the manual, but first for its own title', () => {
    const engine = engineOf([
      pageOf('/writers', ['# Create a document', 'Create it, and create more.'], {
        isOutsideManual: true,
      }),
      pageOf('/key', ['# Create a key', 'A key is a document that nobody may read.']),
      ...OTHERS,
    ]);
    expect(pathsFound(engine, 'create')).toEqual(['/key', '/writers']);
    expect(pathsFound(engine, 'create a document')[0]).toBe('/writers');
  });

  it('has the exact title first, before longer titles and texts that say more', () => {
    const engine = engineOf([
      pageOf('/versions', [
        '# Delete a key version',
        'Delete a key version, delete a key, delete.',
      ]),
      pageOf('/text', ['# Keys', 'How to delete a key: delete a key as you delete any key.']),
      pageOf('/title', ['# Delete a key', 'Short.']),
      ...OTHERS,
    ]);
    expect(pathsFound(engine, 'delete a key')[0]).toBe('/title');
  });

  it('has a title with all of the query before texts that have it as it was typed', () => {
    const text = 'Select Create key, then Create key again.';
    const engine = engineOf([
      pageOf('/groups', ['# Groups', '## Create keys', text], {keywords: 'create key'}),
      pageOf('/key', ['# Create a key', '## Steps', text]),
      ...OTHERS,
    ]);
    expect(textsFound(engine, 'create key')[0]).toBe('Create a key');
  });

  it('has the row with this name before rows that only mention it', () => {
    const engine = engineOf([
      pageOf('/mentions', ['# Fields', 'Error · The code. · VERIFY-01']),
      pageOf('/row', [
        '# Codes',
        `VERIFY-01 · Verification failed · ${'Read it all. '.repeat(40)}`,
      ]),
      ...OTHERS,
    ]);
    expect(pathsFound(engine, 'verify-01')).toEqual(['/row', '/mentions']);
  });

  it('has the words as they were typed before the same words apart', () => {
    const engine = engineOf([
      pageOf('/apart', ['# First', 'Check that value of your key.']),
      pageOf('/phrase', ['# Second', 'Here you see the key check value of it.']),
      ...OTHERS,
    ]);
    for (const query of ['key check value', ' KEY  Check value']) {
      expect(pathsFound(engine, query)).toEqual(['/phrase', '/apart']);
    }
  });

  it('has title, heading and text in this order', () => {
    const engine = engineOf([
      pageOf('/text', ['# Two', 'Backup the station']),
      pageOf('/heading', ['# Three', '## Backup the station']),
      pageOf('/title', ['# Backup the station']),
      ...OTHERS,
    ]);
    expect(pathsFound(engine, 'backup station')).toEqual(['/title', '/heading', '/text']);
  });

  it('gives other pages their turn after three results of one', () => {
    const lines = ['# Export', ...Array.from({length: 6}, (_, n) => `## Export of part ${n}`)];
    const engine = engineOf([
      pageOf('/much', lines),
      pageOf('/little', ['# Reports', 'A report is made once a day and then there is an export.']),
      ...OTHERS,
    ]);
    const texts = textsFound(engine, 'export');
    expect(texts).toHaveLength(8);
    expect(texts[3]).toMatch(/^A report/);
  });

  it('has the page about a part of the platform before pages that mention it, also with wrong characters', () => {
    const engine = engineOf([
      pageOf('/upgrade', ['# 升级边缘服务和客户端']),
      pageOf('/overview', ['# 边缘服务概述', '边缘服务在工厂中。']),
      pageOf('/groups', ['# 管理用户组']),
      pageOf('/user', ['# 编辑用户信息'], {keywords: '换用户组'}),
      pageOf('/text', ['# 工厂', ...Array.from({length: 12}, () => '边缘服务和用户组。')]),
    ]);
    for (const query of ['边缘服务', '边缘服物']) {
      expect(pathsFound(engine, query)[0]).toBe('/overview');
    }
    expect(pathsFound(engine, '用户组')[0]).toBe('/groups');
  });
});

describe('keywords and descriptions', () => {
  it('lead to the section that says most of the query', () => {
    const engine = engineOf([
      pageOf('/lock', ['# Lock an account', '## When an employee leaves', 'Do it at once.'], {
        keywords: 'employee leaves',
      }),
      ...OTHERS,
    ]);
    expect(textsFound(engine, 'employee leaves')[0]).toBe('When an employee leaves');
  });

  it('find the title of the page, and are no results themselves', () => {
    const engine = engineOf([
      pageOf('/lock', ['# Lock an account'], {
        keywords: 'employee leaves, 离职，offboarding',
        description: 'Keep somebody out.',
      }),
      ...OTHERS,
    ]);
    for (const query of ['offboarding', '离职', 'keep somebody out']) {
      expect(textsFound(engine, query)).toEqual(['Lock an account']);
    }
  });

  it('never beat the exact title of another page', () => {
    const engine = engineOf([
      pageOf('/greedy', ['# Keys of all kinds'], {
        keywords: 'delete a key, key, delete, delete key, a key to delete',
        description: 'Delete a key.',
      }),
      pageOf('/title', ['# Delete a key']),
      ...OTHERS,
    ]);
    expect(pathsFound(engine, 'delete a key')).toEqual(['/title', '/greedy']);
  });

  it('count more if they contain more of the query', () => {
    const engine = engineOf([
      pageOf('/part', ['# One'], {keywords: 'employee'}),
      pageOf('/all', ['# Two'], {keywords: 'left, employee leaves'}),
      ...OTHERS,
    ]);
    expect(pathsFound(engine, 'employee leaves')).toEqual(['/all', '/part']);
  });
});
