/** Last page of a list that can be asked for. */
export const LAST_PAGE = 100_000
