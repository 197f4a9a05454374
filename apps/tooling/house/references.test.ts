import { describe, expect, it } from 'vitest'
import { filesOf, textOf } from './source'

const TEXTS = ['.ts', '.tsx', '.mdx', '.md', '.json', '.css', '.html']
const files = [
  ...filesOf(['src', 'apps', 'stories', '.storybook'], TEXTS, true),
  'README.md',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  'vite.config.ts',
].filter((file) => file !== 'apps/tooling/house/references.test.ts')

/** References to documents that are not in the repository. */
const OUTSIDE =
  /decisions §|design §|\bissue \d|\blook\.(?:md|html)\b|\b[Tt]he spec(?:ification)?\b|\b[SA][1-9]\b/

/** Exceptions that only look like such references. */
const EXPLAINED: readonly { readonly files: RegExp; readonly text: RegExp; readonly reason: string }[] = [
  {
    files: /^stories\/docs\/rules\/(departures|rules)\.(ts|mdx)$/,
    text: /the specification/i,
    reason: 'the page whose subject is what the shop does otherwise than its customer asked',
  },
  {
    files: /^stories\/docs\/decisions\//,
    text: /the specification/i,
    reason: 'a decision quotes what was asked for when it was made',
  },
  {
    files: /(s3|s3-pictures|unused-pictures|running|rules\/catalogue)\.(ts|mdx)$/,
    text: /\bS3\b/,
    reason: 'the object store of Amazon and its protocol',
  },
  { files: /./, text: /%[0-9A-F]{2}/, reason: 'bytes of an address, percent-encoded' },
]

describe('references', () => {
  it('are searched in comments, texts and pages', () => {
    expect(files.length).toBeGreaterThan(500)
    expect('see decisions §4').toMatch(OUTSIDE)
    expect('quantity (S5)').toMatch(OUTSIDE)
    expect('as the specification says').toMatch(OUTSIDE)
  })

  it('point to documents in the repository', () => {
    const found = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => {
          const isExplained = EXPLAINED.some((entry) => entry.files.test(file) && entry.text.test(line))
          return OUTSIDE.test(line) && !isExplained
            ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`]
            : []
        }),
    )
    expect(found).toEqual([])
  })
})
