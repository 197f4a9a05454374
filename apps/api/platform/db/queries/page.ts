export interface PageRequest {
  readonly page: number
  readonly limit: number
}

export const offsetOf = ({ page, limit }: PageRequest): number => (page - 1) * limit

/** Number of rows of a list. */
export interface Total {
  readonly total: number
  /** True if there are too many to count exactly. */
  readonly isEstimated: boolean
}

/** Pagination object with all names that the specified paginations use, so that all lists are alike. */
export function paginationOf({ page, limit }: PageRequest, counted: number | Total) {
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
