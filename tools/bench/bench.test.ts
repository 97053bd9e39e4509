import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listSteps, type Navigation} from './measureNavigation';
import {PARTS, readOptions} from './options';
import {lighthouseTables, listShortfalls} from './report/lighthouseTables';
import {navigationTables} from './report/navigationTables';
import type {PageRuns} from './measureLighthouse';
import {putTables} from './report/putTables';

describe('readOptions', () => {
  const pages = ['concept', 'faq'];

  it('measures everything when nothing is said', () => {
    expect(readOptions([], pages)).toEqual({
      parts: ['lighthouse', 'navigation'],
      sites: ['ours', 'stock'],
      languages: ['en', 'zh'],
      pages,
      runs: 3,
      write: false,
    });
  });

  it('names a wrong value and the right ones', () => {
    expect(() => readOptions(['--pages', 'faq,home'], pages)).toThrow(
      '--pages: "home" is not one of concept, faq',
    );
    expect(() => readOptions(['--runs', '0'], pages)).toThrow('--runs: "0"');
  });
});

describe('putTables', () => {
  it('replaces what stands between the marks of the part', () => {
    const text = 'a\n<!-- navigation -->\nold\n<!-- /navigation -->\nb';
    expect(putTables(text, 'navigation', 'new')).toBe(
      'a\n<!-- navigation -->\n\nnew\n\n<!-- /navigation -->\nb',
    );
  });

  it('finds its marks in the record', () => {
    const record = readFileSync(path.join(import.meta.dirname, '../../bench/README.md'), 'utf8');
    for (const part of PARTS) expect(putTables(record, part, 'new')).toContain('\nnew\n');
    expect(() => putTables('', 'navigation', 'new')).toThrow(/Fix: add <!-- navigation -->/);
  });
});

describe('lighthouseTables', () => {
  const runs = [97, 100, 99].map((performance, run) => ({
    scores: {performance, accessibility: 100, 'best-practices': 100, seo: 92},
    figures: {fcp: 800 + run, lcp: 904 + run, tbt: 60.4, cls: 0, bytes: 152_400},
    shortfalls: run === 0 ? ['is-crawlable', 'total-blocking-time 60 ms'] : ['is-crawlable'],
  }));
  const page = {id: 'faq', name: 'FAQ', route: 'faq'};
  const all: PageRuns[] = [{site: 'Ours', formFactor: 'mobile', page, language: 'zh', runs}];

  it('shows medians', () => {
    expect(lighthouseTables(all)).toContain(
      '| FAQ (zh) | Ours | 99 / 100 / 100 / 92 | 0.80 | 0.91 | 60 | 0 | 152 |',
    );
  });

  it('names each audit that costs points once', () => {
    expect(listShortfalls(all)).toBe(
      'FAQ (zh), Ours, mobile: is-crawlable; total-blocking-time 60 ms',
    );
  });
});

describe('navigationTables', () => {
  it('shows the median and the slowest run of each site, and which pages stay away', () => {
    const pages = [{id: 'faq', name: 'FAQ', route: 'faq'}];
    const steps = listSteps(['Ours', 'Other'], pages);
    for (const step of steps) {
      step.ms.push(30, step.site === 'Ours' ? 10 : 40, 90.6);
      step.lateScripts.push(0, 0, 1);
    }
    const restored = ['Ours', 'Other'].map((site) => ({
      site,
      page: 'FAQ',
      language: 'en' as const,
      restored: site === 'Ours',
      reasons: ['unload-listener'],
    }));
    const tables = navigationTables({steps, restored} satisfies Navigation);
    expect(tables).toContain('| prefetched | FAQ | 4x | 30 | 91 | 0 | 40 | 91 | 0 |');
    expect(tables).toContain("Ours: 1 of 1 pages come back from the browser's memory.");
    expect(tables).toContain('Other: 0 of 1');
    expect(tables).toContain('not FAQ (en: unload-listener)');
  });
});
