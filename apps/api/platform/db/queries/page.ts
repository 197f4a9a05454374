export interface Page {
  readonly page: number
  readonly limit: number
}

export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit

/** Every name that one of the specified paginations uses, so that all lists answer alike. */
export function paginationOf({ page, limit }: Page, total: number) {
  const pages = Math.ceil(total / limit)
  return {
    currentPage: page,
    current: page,
    totalPages: pages,
    pages,
    total,
    hasPrev: page > 1,
    hasNext: page < pages,
  }
}
