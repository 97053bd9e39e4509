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
  const core = path.dirname(
    createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
  );
  const original = (file: string) =>
    fs.readFileSync(path.join(core, 'lib/client/exports', file), 'utf8');

  it('Link still takes the same props', () => {
    expect(/^function Link\((.*), forwardedRef\) \{$/m.exec(original('Link.js'))?.[1]).toBe(
      "{ isNavLink, to, href, activeClassName, isActive, 'data-noBrokenLinkCheck': noBrokenLinkCheck, autoAddBaseUrl = true, ...props }",
    );
  });
});
