/** Parts of a power of ten that read well on an axis; 2.5 only where it leaves whole numbers. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** The smallest round whole number that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  const step = STEPS.find((part) => part * power >= least && Number.isInteger(part * power)) ?? 10
  return step * power
}

/**
 * Whole, round marks of an axis from 0 (or below the lowest value) to above the highest one, about four steps.
 * Of nothing but zeros only the 0, since every other mark would say the same.
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

/** Every how manieth label of an axis stands, so that at most so many do. */
export const labelStep = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))

/** Where the value at `index` of so many stands, percent from the left. */
export const percentAlong = (index: number, count: number): number =>
  count < 2 ? 50 : (index / (count - 1)) * 100

/** SVG path of straight lines from value to value; one that is missing leaves a gap. */
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
