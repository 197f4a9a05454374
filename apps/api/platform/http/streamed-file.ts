import { Readable } from 'node:stream'

/** A file that is generated while it is sent, with backpressure. */
export class StreamedFile {
  readonly name: string
  readonly #parts: AsyncIterator<string | Uint8Array>

  constructor(name: string, parts: AsyncIterable<string | Uint8Array>) {
    this.name = name
    this.#parts = parts[Symbol.asyncIterator]()
  }

  /**
   * Generates the first part before anything is sent, so that an early failure is a regular error response. A later one
   * aborts the connection, so that a partial file cannot be mistaken for a complete one.
   */
  async open(): Promise<Readable> {
    const parts = this.#parts
    const first = await parts.next()
    async function* all() {
      if (first.done !== true) yield first.value
      yield* { [Symbol.asyncIterator]: () => parts }
    }
    return Readable.from(all())
  }
}

interface CsvParts<Row> {
  readonly head: string
  readonly batches: AsyncIterable<readonly Row[]>
  readonly print: (rows: readonly Row[]) => string
}

/** The header is sent with the first rows, or alone if there are none. */
async function* csvParts<Row>({ head, batches, print }: CsvParts<Row>): AsyncGenerator<string> {
  let start = head
  for await (const rows of batches) {
    yield start + print(rows)
    start = ''
  }
  if (start !== '') yield start
}

export const streamedCsv = <Row>(name: string, parts: CsvParts<Row>): StreamedFile =>
  new StreamedFile(name, csvParts(parts))
