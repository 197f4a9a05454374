import type { Data } from '../../contract/shared/dto'

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

export const toPage = <Item>(
  items: readonly Item[],
  { currentPage, totalPages, total }: Data<'listProducts'>['pagination'],
): Page<Item> => ({ items, page: currentPage, pages: totalPages, total })
