import { Readable } from 'node:stream'

/** A file that is sent while it is made, by the pace of whoever reads it. */
export class StreamedFile {
  readonly name: string
  readonly #parts: AsyncIterator<string>

  constructor(name: string, parts: AsyncIterable<string>) {
    this.name = name
    this.#parts = parts[Symbol.asyncIterator]()
  }

  /**
   * The first part is made before anything is sent: what fails until then is answered as an error. What fails later cuts the
   * connection, so that nobody takes a part for the whole.
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

/** The head leaves with the first rows, or alone where there are none. */
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
