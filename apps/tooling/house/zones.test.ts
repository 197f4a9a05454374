import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

// Who imports whom stands in the paths: without types the linter need not read the whole program first.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked })

/** What lint says about a file of that room that holds this text. */
async function problemsOf(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parse')
}
const problems = (filePath: string, source: string) =>
  problemsOf(filePath, `import * as other from '${source}'\nexport const used = other\n`)

const violations = [
  ['a primitive that knows the domain', 'src/ui/button.tsx', '../domain/shared/money'],
  ['a screen that fetches', 'src/screens/storefront/layout/header.tsx', '../../../client/shared/http'],
  [
    'a screen that reads the mocks',
    'src/screens/storefront/layout/header.tsx',
    '../../../mocks/shared/handlers',
  ],
  ['a screen with the router', 'src/screens/storefront/layout/header.tsx', 'react-router-dom'],
  ['a domain that knows the contract', 'src/domain/shared/money.ts', '../../contract'],
  ['the shared code that knows an app', 'src/client/shared/http.ts', '../../../apps/storefront/settings'],
  ['an app that ships the mocks', 'apps/storefront/settings.ts', '@/mocks/shared/handlers'],
  ['one app that imports the other', 'apps/storefront/settings.ts', '@apps/admin/app/http'],
  ['the API that draws', 'apps/api/app.ts', '@/ui/button'],
] as const

describe('import zones', () => {
  it.each(violations)('refuse %s', async (_, file, source) => {
    expect(await problems(file, source)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(import-x\/no-restricted-paths|no-restricted-imports)$/),
      ]),
    )
  })

  it.each([
    ['a screen with primitives', 'src/screens/storefront/layout/header.tsx', '../../../ui/button'],
    ['a screen with the domain', 'src/screens/storefront/layout/header.tsx', '../../../domain/shared/money'],
    ['an app with the client', 'apps/storefront/settings.ts', '@/client'],
  ])('allow %s', async (_, file, source) => {
    const found = await problems(file, source)
    expect(found.filter((rule) => rule === 'parse' || rule.includes('restricted'))).toEqual([])
  })
})

it.each(['alert', 'confirm', 'prompt'])('the browser’s own %s is used nowhere [DEPART-7]', async (dialog) => {
  for (const file of ['src/screens/storefront/layout/header.tsx', 'apps/admin/main.tsx', 'src/ui/button.tsx'])
    expect(await problemsOf(file, `${dialog}('?')\n`)).toContain('no-restricted-globals')
})
