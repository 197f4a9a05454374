import type { ByteSpan } from './picture-store'

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The span that a `Range` header asks for. Several spans, or what is no range, may be answered by the whole (RFC 9110,
 * 14.2).
 * @returns undefined: the whole; 'unsatisfiable': it begins after the end
 */
export function spanOf(header: string | undefined, size: number): ByteSpan | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), to: size - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return undefined
  if (from >= size) return 'unsatisfiable'
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
