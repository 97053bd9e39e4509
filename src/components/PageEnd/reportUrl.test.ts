import {describe, expect, it} from 'vitest';
import {reportUrl} from './reportUrl';

const report = {page: 'https://site.example/zh/keys#a&b', language: 'zh', version: '平台 3.2'};

describe('reportUrl', () => {
  it('adds query parameters to the URL of a web page, which may already have some', () => {
    const url = new URL(reportUrl('https://help.example/new?kind=1#form', report));
    expect([...url.searchParams]).toEqual([['kind', '1'], ...Object.entries(report)]);
    expect(url.hash).toBe('#form');
  });

  it('fills in the subject and body of an email', () => {
    const url = new URL(reportUrl('mailto:help@site.example', report));
    expect(url.pathname).toBe('help@site.example');
    expect(url.searchParams.get('subject')).toBe(`OBIS: ${report.page}`);
    expect(url.searchParams.get('body')).toBe(
      `page: ${report.page}\r\nlanguage: zh\r\nversion: 平台 3.2\r\n\r\n`,
    );
  });
});
