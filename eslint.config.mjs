import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', 'build.*', '.cache', '.docusaurus', 'test-results', 'playwright-report']},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        // Punctuation, and key names that are the same in every language.
        {ignoredStrings: [...'·—→×|/():：、', ', ', 'Ctrl', 'K', '⌘']},
      ],
    },
  },
  {
    // Code that reaches the browser; `browserslist` in package.json has the oldest ones.
    files: [
      'src/{components,theme,clientModules,serviceWorker,pages,lib,content}/**/*.{ts,tsx}',
      'src/plugins/first-paint/bootstrapScript.js',
      'src/plugins/search/*/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', 'src/plugins/search/node/**'],
    plugins: {compat},
    settings: {lintAllEsApis: true},
    rules: {
      'compat/compat': 'error',
      // The plugin checks no instance methods, and not all static ones.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(toSorted|toReversed|toSpliced|with)$/]',
          message: 'Chrome 109 lacks this method. Copy the list first: [...list].sort()',
        },
      ],
      'no-restricted-properties': [
        'error',
        {object: 'URL', property: 'canParse', message: 'Chrome 109 lacks it. Catch new URL().'},
        {object: 'URL', property: 'parse', message: 'Chrome 109 lacks it. Catch new URL().'},
        {object: 'AbortSignal', property: 'any', message: 'Chrome 109 lacks it.'},
      ],
    },
  },
  {
    // Refuses code that writes text into a page as HTML, or runs text as a script.
    files: ['src/**/*.{ts,tsx,js}'],
    // Tests have such addresses as hostile input.
    ignores: ['**/*.test.*'],
    ...noUnsanitized.configs.recommended,
    rules: {
      ...noUnsanitized.configs.recommended.rules,
      'no-eval': 'error',
      'no-script-url': 'error',
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: {globals: {module: 'readonly', require: 'readonly'}},
  },
);
