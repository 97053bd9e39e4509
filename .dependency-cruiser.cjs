/**
 * Says which part of the source may import which; `npm run lint` fails for anything else. Tests, and tools/test.ts, which runs them, may import everything.
 */
const TESTS = '^tests/|^tools/test\\.ts$|\\.test\\.tsx?$|Fixture\\.tsx?$';
const SITE = '^(?:src|tools|[^/]+\\.ts$)';

const rule = (name, comment, path, to) => ({
  name,
  comment,
  severity: 'error',
  from: {path, pathNot: TESTS},
  to,
});

module.exports = {
  forbidden: [
    rule('no-cycle', 'Files of a cycle can be understood only together.', '.', {circular: true}),
    rule('no-tests', 'Production code imports no tests.', SITE, {path: TESTS}),
    rule(
      'plugins-alone',
      'A plugin imports no other plugin: docusaurus.config.ts gives it what it needs as options.',
      '^src/plugins/([^/]+)/',
      {path: '^src/plugins/', pathNot: '^src/plugins/$1/'},
    ),
    rule(
      'plugins-below',
      'A plugin imports nothing of the site but src/lib, src/content, the settings and the registry of components, which is plain data.',
      '^src/plugins/',
      {path: SITE, pathNot: '^src/(?:(?:plugins|lib|content|settings)/|components/registry\\.ts$)'},
    ),
    rule(
      'search-alone',
      'The search could be a package: it imports nothing of the site.',
      '^src/plugins/search/',
      {path: SITE, pathNot: '^src/plugins/search/'},
    ),
    rule('lib-alone', 'Helpers know nothing of the site.', '^src/lib/', {
      path: SITE,
      pathNot: '^src/lib/',
    }),
    rule('content-alone', 'What a page is does not depend on what shows it.', '^src/content/', {
      path: SITE,
      pathNot: '^src/(?:content|lib)/',
    }),
    rule('settings-below', 'Settings import no plugin and no component.', '^src/settings/', {
      path: '^src/(?!settings/|content/|lib/)',
    }),
    rule(
      'browser',
      'Code of the browser imports nothing that builds the site and no settings: of plugins and src/markdown, only types and what they have for it.',
      '^src/(?:components|theme|pages|clientModules|serviceWorker)/',
      {
        path: '^(?:tools|src/plugins|src/markdown|src/settings|[^/]+\\.ts$)',
        pathNot: '^src/plugins/search/(?!node/|[^/]+\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'no-theme',
      'A component imports no file of src/theme, so that each replacement can be removed.',
      '^src/components/',
      {path: '^src/theme/'},
    ),
    rule('no-tools', 'The site does not import its commands.', '^src/', {path: '^tools/'}),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '\\.(?:css|svg|png)$'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
