export interface Page {
  readonly page: number
  readonly limit: number
}

export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit

/** How many rows a list has. */
export interface Total {
  readonly total: number
  /** There are so many that they were not counted. */
  readonly isEstimated: boolean
}

/** Every name that one of the specified paginations uses, so that all lists answer alike. */
export function paginationOf({ page, limit }: Page, counted: number | Total) {
  const { total, isEstimated } =
    typeof counted === 'number' ? { total: counted, isEstimated: false } : counted
  const pages = Math.ceil(total / limit)
  return {
    currentPage: page,
    current: page,
    totalPages: pages,
    pages,
    total,
    hasPrev: page > 1,
    hasNext: page < pages,
    ...(isEstimated && { isEstimated }),
  }
}
