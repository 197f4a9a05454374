import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../shop/shared/language'

const root = join(import.meta.dirname, 'messages')

type Node = string | { [key: string]: Node }
const leaves = (node: Node, path: string): string[] =>
  typeof node === 'string'
    ? [path]
    : Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
const keysOf = (language: string, file: string): string[] =>
  leaves(JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Node, file).sort()

const filesOf = (language: string): string[] =>
  readdirSync(join(root, language), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.json'))
    .sort()

describe('catalogues', () => {
  const files = filesOf('de')

  it.each(LANGUAGES)('%s has the same files as de', (language) => {
    expect(filesOf(language)).toEqual(files)
  })

  it.each(files)('%s has the same keys in every language', (file) => {
    const german = keysOf('de', file)
    for (const language of LANGUAGES) expect(keysOf(language, file), language).toEqual(german)
  })
})
