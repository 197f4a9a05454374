// @ts-check
// JavaScript, so that a thread starts without a compiler, from source and built.
import { parentPort, workerData } from 'node:worker_threads'
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny'

/** @import { InputVideoTrack } from 'mediabunny' */
/** @import { RemuxAnswer, RemuxOrder } from './remux-video' */

/** Baseline, Main and High have 8 bits and one of four colour values; every browser plays them. */
const PLAYED = /^avc1\.(42|4d|64)/i

/** Slices of a picture and the parameters to decode them; all else may tell about whoever filmed, as SEI does. */
const KEPT = [1, 5, 7, 8]

/**
 * A packet of H.264 without supplemental information, delimiters and padding.
 * @param {Uint8Array} packet
 * @param {number} lengthSize bytes that hold the length of each of its units
 * @returns {Buffer | undefined} undefined if it is broken or has no picture
 */
function pictureOnly(packet, lengthSize) {
  const bytes = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength)
  const units = []
  let hasPicture = false
  for (let at = 0; at < bytes.length;) {
    const begin = at + lengthSize
    if (begin >= bytes.length) return undefined
    const end = begin + bytes.readUIntBE(at, lengthSize)
    if (end === begin || end > bytes.length) return undefined
    const type = bytes.readUInt8(begin) & 0x1f
    if (KEPT.includes(type)) units.push(bytes.subarray(at, end))
    hasPicture ||= type === 1 || type === 5
    at = end
  }
  return hasPicture ? Buffer.concat(units) : undefined
}

/**
 * Settings of its decoder; undefined if not every browser plays it.
 * @param {InputVideoTrack} track
 */
async function configOf(track) {
  const config = (await track.getCodec()) === 'avc' ? await track.getDecoderConfig() : null
  if (!config?.description || !PLAYED.test(config.codec)) return undefined
  const { description } = config
  const record = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description)
  return { config, lengthSize: (record.readUInt8(4) & 3) + 1 }
}

/**
 * @param {RemuxOrder} order
 * @returns {Promise<RemuxAnswer>}
 */
async function remux({ bytes, maxSeconds, maxSide }) {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF] })
  const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null
  if (!track) return { refusal: 'container' }
  const decoding = await configOf(track)
  if (!decoding) return { refusal: 'codec' }
  const { config, lengthSize } = decoding
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  if (Math.max(width, height, await track.getCodedWidth(), await track.getCodedHeight()) > maxSide)
    return { refusal: 'size', width, height }
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { rotation: await track.getRotation() })
  await output.start()
  const begin = await track.getFirstTimestamp()
  let seconds = 0
  let packets = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const data = pictureOnly(packet.data, lengthSize)
    if (!data) return { refusal: 'container' }
    const timestamp = Math.max(0, packet.timestamp - begin)
    seconds = Math.max(seconds, timestamp + packet.duration)
    packets += 1
    // No film has more than 120 pictures a second.
    if (seconds > maxSeconds || packets > maxSeconds * 120) return { refusal: 'duration' }
    await source.add(packet.clone({ data, timestamp }), { decoderConfig: config })
  }
  if (packets === 0) return { refusal: 'container' }
  await output.finalize()
  return target.buffer
    ? { bytes: target.buffer, width, height, seconds: Math.round(seconds * 1000) / 1000 }
    : { refusal: 'container' }
}

/** @type {RemuxOrder} */
const order = workerData
parentPort?.postMessage(await remux(order).catch(() => ({ refusal: 'container' })))
