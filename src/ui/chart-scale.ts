/** Step sizes relative to a power of ten; 2.5 only if that results in whole numbers. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** Smallest round whole number that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  const step = STEPS.find((part) => part * power >= least && Number.isInteger(part * power)) ?? 10
  return step * power
}

/**
 * Round whole ticks of an axis with about four steps, from 0 (or below the lowest value) to above the highest one.
 * If all values are 0 the only tick is 0, because other ticks would be labelled the same.
 */
export function axisTicks(values: readonly number[]): readonly [number, ...number[]] {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  if (top === bottom) return [0]
  const step = roundStep((top - bottom) / 4)
  const first = Math.floor(bottom / step) * step
  const count = Math.ceil(top / step) - Math.floor(bottom / step)
  return [first, ...Array.from({ length: count }, (_, index) => first + (index + 1) * step)]
}

/** Interval n, so that showing every n-th label results in at most `most` labels. */
export const labelStep = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))

/** Position of the value at `index` in percent from the left. */
export const percentAlong = (index: number, count: number): number =>
  count < 2 ? 50 : (index / (count - 1)) * 100

/** SVG path of straight segments; a missing value leaves a gap. */
export const lineThrough = (
  values: readonly (number | undefined)[],
  yOf: (value: number) => number,
): string =>
  values
    .map((value, index) => {
      if (value === undefined) return ''
      const command = values[index - 1] === undefined ? 'M' : 'L'
      return `${command}${percentAlong(index, values.length)} ${yOf(value)}`
    })
    .join('')
