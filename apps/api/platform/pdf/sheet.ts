import PDFDocument from 'pdfkit'
import { archivedPdf, type EmbeddedInvoice } from './archived-pdf'
import { fontFiles, lettersOf, runsOf, type Weight } from './fonts'

interface PageFormat {
  readonly size: [number, number]
  readonly margin: number
  /** Kept free for the footer. */
  readonly bottom: number
}

/** In points. */
const FORMATS = {
  /** 210 × 297 mm; the margin fits the address into a window envelope. */
  a4: { size: [595.28, 841.89], margin: 56, bottom: 110 },
  /** 100 × 150 mm, as printers of labels have it. */
  label: { size: [283.46, 425.2], margin: 14, bottom: 12 },
} as const satisfies Record<string, PageFormat>
/** Modules that stay white beside a barcode. */
const QUIET = 10
const INK = '#1c1917'
const MUTED = '#57534e'
const RULE = '#a8a29e'

export interface Cell {
  readonly text: string
  /** Distance from the left margin in points. */
  readonly x: number
  readonly width: number
  /** @default 'left' */
  readonly align?: 'left' | 'right'
}

interface Look {
  /** @default 9.5 */
  readonly size?: number
  /** @default 'normal' */
  readonly weight?: Weight
  readonly isMuted?: boolean
}

export interface DocumentInfo {
  readonly title: string
  readonly author: string
  /** BCP 47 tag. */
  readonly lang: string
  /** @default 'a4' */
  readonly format?: keyof typeof FORMATS
  /** Creation date, given explicitly so that the same document results in the same file. */
  readonly at: Date
  /** Makes the file a PDF/A-3b that holds it. */
  readonly invoice?: Pick<EmbeddedInvoice, 'xml' | 'conformance'> | undefined
}

/** Writes pages from top to bottom; a row that does not fit starts a new page. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>
  readonly #format: PageFormat
  #y = 0
  #footer: readonly string[] = []
  #onBreak: (() => void) | undefined

  constructor({ title, author, lang, at, format = 'a4', invoice }: DocumentInfo) {
    this.#format = FORMATS[format]
    const options: PDFKit.PDFDocumentOptions = {
      size: this.#format.size,
      margin: 0,
      autoFirstPage: false,
      lang,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at },
    }
    this.#pdf = invoice ? archivedPdf(options, { ...invoice, at }) : new PDFDocument(options)
    for (const { name, path } of fontFiles) this.#pdf.registerFont(name, path)
    const parts: Buffer[] = []
    this.#bytes = new Promise((resolve, reject) => {
      this.#pdf.on('data', (part: Buffer) => parts.push(part))
      this.#pdf.on('end', () => resolve(Buffer.concat(parts)))
      this.#pdf.on('error', reject)
    })
  }

  get width(): number {
    return this.#pdf.page.width - 2 * this.#format.margin
  }

  /** Distance of the next row from the top of the page, in points. */
  get y(): number {
    return this.#y
  }

  /** Starts a document with a footer for each of its pages. */
  begin(footer: readonly string[]): void {
    this.#footer = footer
    this.#onBreak = undefined
    this.#addPage()
  }

  /** Callback that repeats content, such as a table header, on each new page. */
  onBreak(write: (() => void) | undefined): void {
    this.#onBreak = write
  }

  space(points: number): void {
    this.#y += points
  }

  moveTo(y: number): void {
    this.#y = y
  }

  rule(): void {
    const { width } = this
    const { margin } = this.#format
    this.#pdf
      .moveTo(margin, this.#y)
      .lineTo(margin + width, this.#y)
      .lineWidth(0.5)
      .stroke(RULE)
    this.#y += 6
  }

  /** Cells side by side; as high as the highest. One that is higher than what is left of a page goes on on the next. */
  row(cells: readonly Cell[], look: Look = {}): void {
    const { size = 9.5 } = look
    const height = size * 1.4
    const laid = cells.map((cell) => ({ ...cell, lines: this.#wrap(cell.text, cell.width, look) }))
    const count = Math.max(...laid.map(({ lines }) => lines.length))
    for (let from = 0; from < count;) {
      if (from > 0 || this.#room(height) < count) this.#newPage()
      // At least one line, so that the row ends whatever is repeated on each page.
      const to = Math.min(count, from + Math.max(1, this.#room(height)))
      for (const { lines, x, width, align } of laid) {
        for (const [index, line] of lines.slice(from, to).entries()) {
          const left = align === 'right' ? x + width - this.#widthOf(line, look) : x
          this.#draw(line, this.#format.margin + left, this.#y + index * height, look)
        }
      }
      this.#y += (to - from) * height
      from = to
    }
  }

  /** Row by row, because a text may be longer than a page. */
  text(text: string, look: Look = {}): void {
    const { width } = this
    for (const line of this.#wrap(text, width, look)) this.row([{ text: line, x: 0, width }], look)
  }

  /** Lines that a text takes, to choose a size by. */
  linesOf(text: string, width: number, look: Look = {}): number {
    return this.#wrap(text, width, look).length
  }

  /**
   * Bars over the whole width, with the quiet zones that scanners need.
   * @param widths of bars and gaps in turn, in modules
   */
  bars(widths: readonly number[], height: number): void {
    const unit = this.width / widths.reduce((sum, each) => sum + each, 2 * QUIET)
    let x = this.#format.margin + QUIET * unit
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 0) this.#pdf.rect(x, this.#y, width * unit, height)
      x += width * unit
    }
    this.#pdf.fill(INK)
    this.#y += height
  }

  /** Returns the finished file. */
  async end(): Promise<Buffer> {
    this.#pdf.end()
    return this.#bytes
  }

  /** Lines that still fit on the page. */
  #room(height: number): number {
    return Math.floor((this.#pdf.page.height - this.#format.bottom - this.#y) / height + 0.001)
  }

  #newPage(): void {
    this.#addPage()
    this.#onBreak?.()
  }

  #addPage(): void {
    this.#pdf.addPage()
    const look = { size: 7.5, isMuted: true }
    const { margin, bottom } = this.#format
    for (const [index, line] of this.#footer.entries()) {
      this.#draw(line, margin, this.#pdf.page.height - bottom + 36 + index * 11, look)
    }
    this.#y = margin
  }

  #draw(text: string, x: number, y: number, { size = 9.5, weight = 'normal', isMuted }: Look): void {
    this.#pdf.fontSize(size).fillColor(isMuted ? MUTED : INK)
    let left = x
    for (const run of runsOf(text, weight)) {
      this.#pdf.font(run.font).text(run.text, left, y, { lineBreak: false, baseline: 'top' })
      left += this.#pdf.widthOfString(run.text)
    }
  }

  #widthOf(text: string, { size = 9.5, weight = 'normal' }: Look): number {
    this.#pdf.fontSize(size)
    return runsOf(text, weight).reduce(
      (sum, run) => sum + this.#pdf.font(run.font).widthOfString(run.text),
      0,
    )
  }

  /** Wraps at word boundaries; a word wider than the cell is split. */
  #wrap(text: string, width: number, look: Look): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines = ['']
      for (const word of paragraph.split(' ').flatMap((each) => this.#cut(each, width, look))) {
        const line = lines.at(-1) ?? ''
        const longer = line === '' ? word : `${line} ${word}`
        if (line === '' || this.#widthOf(longer, look) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    })
  }

  #cut(word: string, width: number, look: Look): string[] {
    if (this.#widthOf(word, look) <= width) return [word]
    const pieces = ['']
    for (const letter of lettersOf(word)) {
      const longer = `${pieces.at(-1) ?? ''}${letter}`
      if (this.#widthOf(longer, look) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(letter)
    }
    return pieces
  }
}
