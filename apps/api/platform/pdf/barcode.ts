import bwip from 'bwip-js/node'

/** Printable letters of ASCII, of which carriers' numbers consist. */
const PRINTABLE = /^[\u0020-\u007E]{1,48}$/

/**
 * Code 128 as widths of bars and gaps in turn, in modules.
 * @returns undefined for a text that has other letters or is too long for scanners at the width of a label
 */
export function code128(text: string): readonly number[] | undefined {
  if (!PRINTABLE.test(text)) return undefined
  const [symbol] = bwip.raw({ bcid: 'code128', text })
  return symbol && 'sbs' in symbol ? symbol.sbs : undefined
}
