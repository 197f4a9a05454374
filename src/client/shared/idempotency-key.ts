/**
 * A key under which a call is performed only once: 32 random hexadecimal digits. Without `crypto.randomUUID`, which
 * browsers have on https and localhost only.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
