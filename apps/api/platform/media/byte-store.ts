/** The last used files up to a number of bytes; what is missing is not remembered. */
export class ByteStore {
  readonly #files = new Map<string, Buffer>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  async remember(name: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const known = this.#files.get(name) ?? (await read())
    if (!known) return undefined
    if (this.#files.delete(name)) this.#bytes -= known.length
    this.#files.set(name, known)
    this.#bytes += known.length
    for (const [oldest, bytes] of this.#files) {
      if (this.#bytes <= this.#limit) break
      this.#files.delete(oldest)
      this.#bytes -= bytes.length
    }
    return known
  }
}
