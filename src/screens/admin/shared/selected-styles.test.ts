import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file))

/** Prefix of a background by which an item is seen to be pressed, selected or current. */
const SELECTED = /(?<![\w:-])aria-(?:pressed|selected|checked|current|\[current[^\]]*\])(?=:bg-)/g

it('what only a background marks as selected is marked in forced colours, too', () => {
  const unmarked = ['ui', 'screens/admin'].flatMap(filesOf).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(SELECTED)].some(([state]) => !text.includes(`forced-colors:${state}`))
  })
  expect(unmarked).toEqual([])
})
