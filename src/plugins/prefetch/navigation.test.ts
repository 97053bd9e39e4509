import {createRequire} from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadableAhead} from './connection';

describe('loadableAhead', () => {
  it.each([
    [undefined, 'seen'],
    [{}, 'seen'],
    [{effectiveType: '4g', saveData: false}, 'seen'],
    [{effectiveType: '3g'}, 'seen'],
    [{effectiveType: '4g', type: 'wifi'}, 'seen'],
    [{effectiveType: '4g', type: 'cellular'}, 'meant'],
    [{effectiveType: '2g'}, 'none'],
    [{effectiveType: 'slow-2g'}, 'none'],
    [{effectiveType: '4g', type: 'wifi', saveData: true}, 'none'],
  ] as const)('%j → %s', (connection, ahead) => {
    expect(loadableAhead(connection)).toBe(ahead);
  });
});

describe('what the site puts in the place of parts of Docusaurus', () => {
  const {resolve} = createRequire(import.meta.url);
  const original = (neighbour: string, file: string) =>
    fs.readFileSync(path.join(path.dirname(resolve(neighbour)), file), 'utf8');

  it('Link still takes the same props', () => {
    expect(
      /^function Link\((.*), forwardedRef\) \{$/m.exec(
        original('@docusaurus/core/package.json', 'lib/client/exports/Link.js'),
      )?.[1],
    ).toBe(
      "{ isNavLink, to, href, activeClassName, isActive, 'data-noBrokenLinkCheck': noBrokenLinkCheck, autoAddBaseUrl = true, ...props }",
    );
  });

  it('useWindowSize still takes the same option, with the same breakpoint', () => {
    const source = original('@docusaurus/theme-common', './hooks/useWindowSize.js');
    expect(source).toContain('const DesktopBreakpoint = 996;');
    expect(source).toContain(
      'function useWindowSize({ desktopBreakpoint = DesktopBreakpoint, } = {})',
    );
  });
});
