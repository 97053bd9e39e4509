import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build', '.docusaurus', 'node_modules', 'test-results', 'playwright-report']},
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
        // Punctuation, and the names that keyboards print on their keys in every language.
        {
          ignoredStrings: [
            '·',
            '—',
            '→',
            '×',
            '|',
            '/',
            '(',
            ')',
            ':',
            '：',
            ', ',
            '、',
            'Ctrl',
            'K',
            '⌘',
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: {globals: {module: 'readonly', require: 'readonly'}},
  },
);
