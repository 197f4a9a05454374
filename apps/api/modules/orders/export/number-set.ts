const LARGEST = 100_000_000

/** A set of whole numbers that takes one bit for each, for a million orders 128 kB. */
export class NumberSet {
  #bits = new Uint8Array(1_024)

  /** Null and numbers above a hundred million are not kept. @returns whether the number is new */
  add(number: number | null): boolean {
    if (number === null || number > LARGEST) return true
    const place = Math.floor(number / 8)
    if (place >= this.#bits.length) this.#grow(place + 1)
    const [bits = 0, bit] = [this.#bits[place], 1 << (number % 8)]
    this.#bits[place] = bits | bit
    return (bits & bit) === 0
  }

  #grow(bytes: number): void {
    const grown = new Uint8Array(Math.max(bytes, this.#bits.length * 2))
    grown.set(this.#bits)
    this.#bits = grown
  }
}
