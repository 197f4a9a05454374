/** Characters of a file. */
export const CSV_MAX_LENGTH = 8_000_000
/** Products in a file. */
export const CSV_MAX_PRODUCTS = 5_000
/** Products that one import changes or adds. */
export const IMPORT_MAX_CHANGES = 1_000

/** One cell of the file that differs from what is stored; both as the file writes them. */
export interface ImportChange {
  readonly column: string
  readonly before: string
  readonly after: string
}

/** A line of the file that can be stored. */
export interface ImportRow {
  /** 1 is the header. */
  readonly line: number
  /** Null: a new product. */
  readonly id: string | null
  readonly name: string
  /** None: the product is as the line says. */
  readonly changes: readonly ImportChange[]
}

export interface ImportError {
  readonly line: number
  readonly message: string
}

/** What a file would change, or has changed. */
export interface ImportPlan {
  /** Whether anything was stored. */
  readonly stored: boolean
  /** Names what the rows would do; an import of another version is refused. */
  readonly version: string
  readonly rows: readonly ImportRow[]
  readonly errors: readonly ImportError[]
}
