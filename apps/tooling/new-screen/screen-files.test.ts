import { existsSync } from 'node:fs'
import { join } from 'node:path/posix'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { AREAS, parseScreen, screenFiles, type NewFile } from './screen-files'

const syntaxErrors = (path: string, text: string) =>
  ts
    .transpileModule(text, {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    })
    .diagnostics?.map(({ messageText }) => messageText)

/** Imports of the files that exist neither in them nor in the repository. */
const missingImports = (files: readonly NewFile[]) =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/from '(@\/|\.[^']*\/)([^']+)'/g)]
      .map(([, start = '', rest = '']) => (start === '@/' ? `src/${rest}` : join(path, '..', start, rest)))
      .filter((module) =>
        ['.ts', '.tsx'].every(
          (end) => !existsSync(module + end) && !files.some((file) => file.path === module + end),
        ),
      ),
  )

describe('a new screen', () => {
  it.each(AREAS)('in %s has a screen, fixture, story and test with valid syntax', (area) => {
    const files = screenFiles(parseScreen(`${area}/gifts/gift-card-page`))
    expect(files.map(({ path }) => path)).toEqual([
      `src/screens/${area}/gifts/gift-card-page.tsx`,
      `stories/fixtures/${area}-gift-card-page.ts`,
      `stories/${area}/gifts/gift-card-page.stories.tsx`,
      `src/screens/${area}/gifts/gift-card-page.test.tsx`,
    ])
    expect(missingImports(files)).toEqual([])
    for (const { path, text } of files) expect(syntaxErrors(path, text), path).toEqual([])
  })

  it.each([
    undefined,
    '',
    'shop/cart/page',
    'admin/page',
    'admin/orders/',
    'admin/../x',
    'admin/orders/Page',
    'admin/a/b/c',
    'storefront/cart/-a',
  ])('rejects the name %s', (given) => {
    expect(() => parseScreen(given)).toThrow(/^Usage: npm run new:screen/)
  })
})
