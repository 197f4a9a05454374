/** The last attempt to load what is shown anew failed. */
export interface ReloadFailure {
  /** ISO 8601 instant of the load that is shown. */
  readonly loadedAt: string
  readonly retrying?: boolean
}

/** State of a list: `ready` is one page of rows, `empty` a response without rows. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message?: string
      readonly retrying?: boolean
      /** True if there was no response. */
      readonly lost?: boolean
      /** True if the response was invalid. */
      readonly invalid?: boolean
    }
  | { readonly status: 'empty'; readonly failed?: ReloadFailure }
  | {
      readonly status: 'ready'
      readonly items: readonly Row[]
      /** 1-based. */
      readonly page: number
      readonly pages: number
      readonly total: number
      /** True while new filters are loading and the previous rows are still shown. */
      readonly updating?: boolean
      readonly failed?: ReloadFailure
    }

/** State of a single item that is loaded when opened. */
export type ItemState<Item> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message?: string
      readonly retrying?: boolean
      /** True if the server responded with an error; otherwise there was no response. */
      readonly refused?: boolean
    }
  | { readonly status: 'ready'; readonly item: Item }

/** A toast; `message` is the server's error message if it sent one. */
export interface Notice<Code extends string> {
  readonly code: Code
  readonly message?: string
}
