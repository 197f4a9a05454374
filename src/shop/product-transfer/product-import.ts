/** Maximum size of a file, in characters. */
export const CSV_MAX_LENGTH = 8_000_000
/** Maximum products per file. */
export const CSV_MAX_PRODUCTS = 5_000
/** Maximum products that one import adds or changes. */
export const IMPORT_MAX_CHANGES = 1_000

/** A cell of the file that differs from the stored value; both in the notation of the file. */
export interface ImportChange {
  readonly column: string
  readonly before: string
  readonly after: string
}

/** A valid line of the file. */
export interface ImportRow {
  /** Line number in the file; 1 is the header. */
  readonly line: number
  /** Null for a new product. */
  readonly id: string | null
  readonly name: string
  /** Empty if the product already matches the line. */
  readonly changes: readonly ImportChange[]
}

/** What is wrong with a line. */
export interface ImportError {
  readonly line: number
  /** Name of the line's product; '' if it is not known, and for the header. */
  readonly name: string
  /** Null if it concerns the whole line. */
  readonly column: string | null
  readonly message: string
}

/** The changes that an import would make, or has made. */
export interface ImportPlan {
  /** Whether the changes have been saved. */
  readonly stored: boolean
  /** Fingerprint of the planned changes; an import with an outdated one is refused. */
  readonly version: string
  readonly rows: readonly ImportRow[]
  readonly errors: readonly ImportError[]
}
