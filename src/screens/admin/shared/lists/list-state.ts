/** What a list screen shows: `ready` is one page of rows, `empty` an answer without any. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message?: string
      readonly retrying?: boolean
      /** No answer came at all. */
      readonly lost?: boolean
      /** The answer could not be read. */
      readonly invalid?: boolean
    }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly items: readonly Row[]
      /** From 1. */
      readonly page: number
      readonly pages: number
      readonly total: number
      /** Other filters were chosen; these rows are the old ones until the answer is there. */
      readonly updating?: boolean
    }

/** A single thing that is read when it is opened. */
export type ItemState<Item> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message?: string
      readonly retrying?: boolean
      /** The server answered and said no; else the call did not get through. */
      readonly refused?: boolean
    }
  | { readonly status: 'ready'; readonly item: Item }

/** A message that comes by itself; `message` is the server's own message where there is one. */
export interface Notice<Code extends string> {
  readonly code: Code
  readonly message?: string
}
