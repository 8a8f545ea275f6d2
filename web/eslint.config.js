import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['node_modules/', 'public/', 'src/net/protocol.gen.ts']),
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: { eqeqeq: 'error', 'no-console': 'error', '@typescript-eslint/consistent-type-imports': 'error' },
  },
  {
    // Node runs these files as they are; its types are not installed.
    files: ['tests/**/*.ts', '*.ts'],
    extends: [ts.configs.recommended],
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['src/**/*.svelte', 'src/**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Maps and sets here are built inside one derived value and never change afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space where the formatter breaks the line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // The parser does not know the types of callbacks in templates; svelte-check does.
    files: ['src/**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
