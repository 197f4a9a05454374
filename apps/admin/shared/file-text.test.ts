import { expect, it } from 'vitest'
import { csvTextOf } from './csv-text'

const bytesOf = (...bytes: readonly number[]) => new Blob([new Uint8Array(bytes)])

it.each([
  ['UTF-8 with its mark', bytesOf(0xef, 0xbb, 0xbf, 0xc3, 0xbc)],
  ['UTF-8 without', bytesOf(0xc3, 0xbc)],
  ['UTF-16', bytesOf(0xff, 0xfe, 0xfc, 0x00)],
  ['what Windows writes', bytesOf(0xfc)],
])('a file is read from %s', async (_, file) => {
  expect(await csvTextOf(file)).toBe('ü')
})

it('Turkish letters survive Windows', async () => {
  expect(await csvTextOf(bytesOf(0xfe, 0xf0, 0xfd))).toBe('şğı')
})
