import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openS3Pictures } from './s3-pictures'
import type { PictureStore } from './picture-store'

/** Accepts every connection, and begins an answer to whoever asks for a picture named `half`. */
const sockets: Socket[] = []
const silent = createServer((socket) => {
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    if (bytes.includes('/half')) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')
  })
})
let store: PictureStore
beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing')
  store = openS3Pictures({ bucket: 'verda', endpoint: `http://127.0.0.1:${port ?? 0}`, region: 'x' }, 100)
})
afterAll(() => {
  vi.unstubAllEnvs()
  sockets.forEach((socket) => socket.destroy())
  silent.close()
})

const picture = { file: 'a.webp', width: 320, type: 'image/webp', bytes: Buffer.from('x') } as const

it.each([
  ['an upload', () => store.put([picture])],
  ['a picture', () => store.get('a.webp')],
  ['a picture that has begun', () => store.get('half.webp')],
  ['a removal', () => store.remove(['a.webp'])],
])('%s fails in time where the store never answers [API-79]', async (_, ask) => {
  await expect(ask()).rejects.toThrow(/did not establish|exceeded|timed out|timeout|aborted/i)
})
