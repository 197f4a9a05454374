import parser from '@typescript-eslint/parser'
import verda from 'verda/eslint-plugin'

export default [
  { ignores: ['dist'] },
  verda.configs.recommended,
  { files: ['**/*.tsx'], languageOptions: { parser } },
]
