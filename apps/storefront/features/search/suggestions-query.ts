import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggestProducts } from '@/client/catalogue/suggestions'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'

/** From so many characters on something is looked for. */
const SHORTEST_TEXT = 2

/** Every text is a query of its own: a slow answer to an earlier one never stands in for a later one. */
export const suggestionsQuery = ({ http }: Pick<Application, 'http'>, text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => suggestProducts(http, { text, platform: PLATFORM }, signal),
    enabled: text.length >= SHORTEST_TEXT,
    placeholderData: text.length >= SHORTEST_TEXT ? keepPreviousData : undefined,
  })
