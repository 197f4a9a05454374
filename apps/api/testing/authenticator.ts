import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { Body, Data } from '@/contract/shared/dto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** CBOR of what an attestation consists of: small maps, texts, bytes and integers. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** User present and verified. */
const VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40

interface Deviation {
  /** The page that asks. */
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly flags?: number
}

/** An authenticator in software, with one passkey; what it is told wrongly it signs all the same. */
export class TestAuthenticator {
  readonly id = base64url(randomBytes(16))
  readonly #privateKey: KeyObject
  readonly #publicKey: Buffer
  readonly #origin: string
  #counter = 0

  constructor(origin = 'http://localhost:4000') {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#publicKey = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ])
  }

  #client(type: string, challenge: string, origin = this.#origin) {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false })
  }

  #data(flags: number, rpId: string, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  create(
    { challenge, rp }: Data<'startPasskey'>['options'],
    but: Deviation = {},
  ): Body<'addPasskey'>['response'] {
    const rawId = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(rawId.length)
    const data = Buffer.concat([
      this.#data((but.flags ?? VERIFIED) | HAS_CREDENTIAL, but.rpId ?? rp.id, 0),
      Buffer.alloc(16),
      length,
      rawId,
      this.#publicKey,
    ])
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', challenge, but.origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  get(
    { challenge, rpId }: Data<'startPasskeyLogin'>['options'],
    but: Deviation = {},
  ): Body<'loginWithPasskey'>['response'] {
    this.#counter = but.counter ?? this.#counter + 1
    const client = this.#client('webauthn.get', challenge, but.origin)
    const data = this.#data(but.flags ?? VERIFIED, but.rpId ?? rpId, this.#counter)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    }
  }
}
