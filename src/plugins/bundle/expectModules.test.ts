import {describe, expect, it} from 'vitest';
import {expectModules} from './expectModules';

describe('expectModules', () => {
  /** Run the plugin on a compilation with these modules. Each module is given by its identifier. */
  function finish(identifiers: readonly string[], files: readonly string[]): void {
    const modules = identifiers.map((identifier) => ({identifier: () => identifier}));
    const finishModules = {tap: (_: string, check: (all: object[]) => void) => check(modules)};
    const compilation = {
      tap: (_: string, start: (made: object) => void) => start({hooks: {finishModules}}),
    };
    const plugin = expectModules(files) as (compiler: unknown) => void;
    plugin({hooks: {compilation}});
  }

  it('accepts modules, and loaders in front of a module', () => {
    const identifiers = ['javascript/auto|/site/a.ts', 'json|/site/loader.cjs!/site/b.json'];
    expect(() => finish(identifiers, ['/site/a.ts', '/site/loader.cjs'])).not.toThrow();
  });

  it('stops the build with the name of what is missing, and the fix', () => {
    expect(() => finish(['javascript/auto|/site/a.ts'], ['/site/a.ts', '/site/b.ts'])).toThrow(
      /No longer in the bundle: \S*site\/b\.ts\. .*Fix: /,
    );
  });
});
