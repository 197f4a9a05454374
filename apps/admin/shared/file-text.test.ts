import { expect, it } from 'vitest'
import { fileText } from './file-text'

const bytesOf = (...bytes: readonly number[]) => new Blob([new Uint8Array(bytes)])

it.each([
  ['UTF-8 with its mark', bytesOf(0xef, 0xbb, 0xbf, 0xc3, 0xbc)],
  ['UTF-8 without', bytesOf(0xc3, 0xbc)],
  ['UTF-16', bytesOf(0xff, 0xfe, 0xfc, 0x00)],
  ['what Windows writes', bytesOf(0xfc)],
])('a file is read from %s', async (_, file) => {
  expect(await fileText(file)).toBe('ü')
})

it('Turkish letters survive Windows', async () => {
  expect(await fileText(bytesOf(0xfe, 0xf0, 0xfd))).toBe('şğı')
})

it('XML says itself what it is written in', async () => {
  const start = new TextEncoder().encode('<?xml version="1.0" encoding="ISO-8859-9"?>')
  expect(await fileText(new Blob([start, new Uint8Array([0xfe])]))).toMatch(/ş$/)
  const other = new TextEncoder().encode('<?xml version="1.0" encoding="ISO-8859-1"?>')
  expect(await fileText(new Blob([other, new Uint8Array([0xfe])]))).toMatch(/þ$/)
  const unknown = new TextEncoder().encode('<?xml version="1.0" encoding="klingon"?>')
  expect(await fileText(new Blob([unknown, new Uint8Array([0xfc])]))).toMatch(/ü$/)
})
