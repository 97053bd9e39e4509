import {describe, expect, it} from 'vitest';
import {reportAddress} from './reportAddress';

const report = {page: 'https://site.example/zh/keys#a&b', language: 'zh', version: '平台 3.2'};

describe('reportAddress', () => {
  it('adds parameters to a web address, also to one that has some', () => {
    const address = new URL(reportAddress('https://help.example/new?kind=1#form', report));
    expect([...address.searchParams]).toEqual([['kind', '1'], ...Object.entries(report)]);
    expect(address.hash).toBe('#form');
    expect(reportAddress('https://help.example', {page: 'https://site.example/keys'})).toBe(
      'https://help.example?page=https://site.example/keys',
    );
  });

  it('fills in subject and text of a mail', () => {
    const address = new URL(reportAddress('mailto:help@site.example', report));
    expect(address.pathname).toBe('help@site.example');
    expect(address.searchParams.get('subject')).toBe(`OBIS: ${report.page}`);
    expect(address.searchParams.get('body')).toBe(
      `page: ${report.page}\r\nlanguage: zh\r\nversion: 平台 3.2\r\n\r\n`,
    );
  });
});
