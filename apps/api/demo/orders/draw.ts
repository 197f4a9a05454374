/** Draws that are the same for the same seed. */
export class Draw {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** From 0 to below 1 (mulberry32). */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer from `from` to `to`, both inclusive. */
  between(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1))
  }

  /** True in so many of a hundred cases. */
  chance(percent: number): boolean {
    return this.fraction() * 100 < percent
  }

  oneOf<T>(values: readonly T[]): T {
    const value = values[this.between(0, values.length - 1)]
    if (value === undefined) throw new Error('nothing to draw from')
    return value
  }
}
