import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { success } from '@/contract/shared/envelope'
import { videoRefusals } from '@/contract/shared/video-messages'
import { schemas } from '@/contract/schemas'
import { VIDEO_MAX_BYTES } from '@/shop/catalogue/video-rules'
import { productVideos, videoParts } from '@apps/api/platform/db/schema'
import { insertParts } from '@apps/api/platform/media/videos.repository'
import { multipart } from '@apps/api/testing/multipart'
import { testShop } from '@apps/api/testing/test-app'
import { pictureCalls } from './product-images.fixtures'

const film = (name: string) => readFileSync(`apps/api/testing/films/${name}`)
/** As a telephone films it: turned, with sound, place and title, and the encoder's settings within the stream. */
const garden = film('garten.mov')

const shop = await testShop()
const { token } = await shop.admin()
const { newProduct } = pictureCalls(shop, token)

const upload = (id: string, bytes: Buffer, field = 'video', bearer = token) => {
  const { payload, headers } = multipart([{ bytes, field, filename: 'x.txt', type: 'text/plain' }])
  return shop.app.inject({
    method: 'POST',
    url: `/api/products/${id}/video`,
    headers: { ...headers, authorization: `Bearer ${bearer}`, 'accept-language': 'de' },
    payload,
  })
}
async function uploaded(id: string, bytes = garden) {
  const response = await upload(id, bytes)
  expect([response.statusCode, response.statusCode === 201 ? '' : response.body]).toEqual([201, ''])
  return success(schemas.uploadProductVideo.data).parse(response.json()).data.video
}
const read = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
const openMp4 = (bytes: Buffer) => new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
const videoOf = async (id: string) => (await shop.ok('getProduct', { params: { id } })).product.video

describe('a product’s film', () => {
  it('is shown upright, with its length, to whoever reads the product, and not in lists [CATALOGUE-690]', async () => {
    const id = await newProduct()
    expect(await videoOf(id)).toBeUndefined()
    const video = await uploaded(id)
    expect(video).toMatchObject({ width: 96, height: 160, seconds: 2, alt: 'Bild', alts: {} })
    expect(await videoOf(id)).toEqual({ ...video, alts: undefined })
    const { products } = await shop.ok('listProducts', { token, query: { limit: 100 } })
    expect(products.every((product) => !('video' in product))).toBe(true)
  })

  it('is what it shows and nothing that tells of whoever filmed it [CATALOGUE-691]', async () => {
    expect([garden.includes('52.5200'), garden.includes('Im Garten'), garden.includes('x264')]).toEqual([
      true,
      true,
      true,
    ])
    const { url } = await uploaded(await newProduct())
    const { rawPayload, headers } = await read(url)
    expect(headers['content-type']).toBe('video/mp4')
    for (const told of ['52.5200', 'Im Garten', 'x264', 'Lavf', 'mp4a'])
      expect([told, rawPayload.includes(told)]).toEqual([told, false])
    expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'))
    const [track, ...others] = await openMp4(rawPayload).getTracks()
    expect([track?.type, others.length]).toEqual(['video', 0])
  })

  it('keeps every picture of it', async () => {
    const { url } = await uploaded(await newProduct())
    const { rawPayload } = await read(url)
    const stats = async (bytes: Buffer) =>
      (await openMp4(bytes).getPrimaryVideoTrack())
        ?.computePacketStats()
        .then(({ packetCount }) => packetCount)
    expect([await stats(rawPayload), await stats(garden)]).toEqual([20, 20])
  })

  it('is one: another takes its place, and a removed one is gone [CATALOGUE-690]', async () => {
    const id = await newProduct()
    const first = await uploaded(id)
    const second = await uploaded(id)
    expect(await shop.db.$count(productVideos, eq(productVideos.productId, id))).toBe(1)
    expect([(await read(first.url)).statusCode, (await read(second.url)).statusCode]).toEqual([404, 200])
    await shop.ok('deleteProductVideo', { token, params: { id } })
    expect([await videoOf(id), (await read(second.url)).statusCode]).toEqual([undefined, 404])
    expect((await shop.call('deleteProductVideo', { token, params: { id } })).statusCode).toBe(404)
  })

  it('is described in every language, by the product’s name until somebody does [CATALOGUE-692]', async () => {
    const id = await newProduct()
    const params = { id }
    expect((await shop.call('updateProductVideo', { token, params, body: { alt: 'x' } })).statusCode).toBe(
      404,
    )
    await uploaded(id)
    const body = { alt: 'Tee wird aufgegossen', alts: { tr: 'Çay demleniyor' } }
    await shop.ok('updateProductVideo', { token, params, body })
    const alt = async (lang: 'de' | 'tr' | 'en') =>
      (await shop.ok('getProduct', { params, query: { lang } })).product.video?.alt
    expect([await alt('de'), await alt('tr'), await alt('en')]).toEqual([
      'Tee wird aufgegossen',
      'Çay demleniyor',
      'Tee wird aufgegossen',
    ])
  })

  it('belongs to the family [CATALOGUE-690]', async () => {
    const [id, other] = [await newProduct(), await newProduct()]
    await shop.ok('updateProduct', {
      token,
      params: { id },
      body: { size: { family: id, label: '50 g', order: 0 } },
    })
    await shop.ok('updateProduct', {
      token,
      params: { id: other },
      body: { size: { family: id, label: '100 g', order: 1 } },
    })
    const { url } = await uploaded(other)
    expect([(await videoOf(id))?.url, (await videoOf(other))?.url]).toEqual([url, url])
    await shop.ok('deleteProduct', { token, params: { id } })
    expect((await videoOf(other))?.url).toBe(url)
  })
})

describe('a film is refused', () => {
  let id = ''
  beforeAll(async () => {
    id = await newProduct()
  })

  it.each([
    ['that not every browser plays, with 10 bits', 'ten-bit.mp4', videoRefusals.codec.de],
    ['that not every browser plays, in HEVC', 'hevc.mp4', videoRefusals.codec.de],
    ['of more than a minute', 'long.mp4', videoRefusals.duration.de],
    ['in WebM', 'film.webm', videoRefusals.container.de],
    ['without pictures', 'sound.mp4', videoRefusals.container.de],
    [
      'of more than 1920 pixels a side',
      'wide.mp4',
      videoRefusals.size.de.replace('{width}', '2560').replace('{height}', '1440'),
    ],
  ])('%s [CATALOGUE-691]', async (_, name, message) => {
    const response = await upload(id, film(name))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_VIDEO', message })
  })

  it.each([
    ['half of one', () => garden.subarray(0, 3000)],
    ['one whose index says more than there is', () => broken('stsz', 0x7f)],
    ['one that claims two billion pictures', () => broken('stts', 0x7f)],
    ['one whose pictures are noise', () => broken('mdat', 0xff)],
    ['a page', () => Buffer.from('<html></html>')],
    ['nothing', () => Buffer.alloc(0)],
  ])('that is %s', async (_, bytes) => {
    const response = await upload(id, bytes())
    expect(response.json()).toMatchObject({ success: false, code: 'UNSUPPORTED_VIDEO' })
  })

  it('of more than 20 MiB, in another field, for an unknown product, and by anybody else', async () => {
    const large = await upload(id, Buffer.alloc(VIDEO_MAX_BYTES + 1))
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
      413,
      'Ein Film hat höchstens 20 MB.',
    ])
    expect((await upload(id, garden, 'images')).statusCode).toBe(400)
    expect((await upload('00000000-0000-4000-8000-000000000000', garden)).statusCode).toBe(404)
    expect((await upload(id, garden, 'video', (await shop.customer()).token)).statusCode).toBe(403)
  })
})

/** With some bytes behind a box's name overwritten. */
function broken(box: string, byte: number): Buffer {
  const bytes = Buffer.from(garden)
  const at = bytes.indexOf(box) + 4
  return bytes.fill(byte, at, at + 40)
}

describe('its bytes', () => {
  it('are answered in spans, as Safari asks for them [CATALOGUE-693]', async () => {
    const { url } = await uploaded(await newProduct())
    const whole = await read(url)
    const size = whole.rawPayload.length
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const two = await read(url, { range: 'bytes=0-1' })
    expect([two.statusCode, two.headers['content-range'], two.rawPayload]).toEqual([
      206,
      `bytes 0-1/${size}`,
      whole.rawPayload.subarray(0, 2),
    ])
    const rest = await read(url, { range: 'bytes=100-', 'if-range': String(whole.headers.etag) })
    expect([rest.statusCode, rest.rawPayload]).toEqual([206, whole.rawPayload.subarray(100)])
    expect((await read(url, { range: 'bytes=100-', 'if-range': '"another"' })).statusCode).toBe(200)
    const beyond = await read(url, { range: `bytes=${size}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    const head = await shop.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(size)])
  })

  it('beyond one part are the same', async () => {
    const { url } = await uploaded(await newProduct())
    const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, index) => (index * 7) % 251))
    const file = url.replace('/media/', '')
    const [row] = await shop.db
      .update(productVideos)
      .set({ size: bytes.length })
      .where(eq(productVideos.file, file))
      .returning()
    await shop.db.delete(videoParts).where(eq(videoParts.videoId, row?.id ?? ''))
    await insertParts(shop.db, row?.id ?? '', bytes)
    expect((await read(url)).rawPayload.equals(bytes)).toBe(true)
    const span = await read(url, { range: 'bytes=262140-524300' })
    expect(span.rawPayload.equals(bytes.subarray(262_140, 524_301))).toBe(true)
  })
})
