import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggestProducts } from '@/shop/suggestions/suggestions.client'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'

/** Minimum text length in characters. */
const MIN_TEXT_LENGTH = 2

/** Each text has its own query key, so that a slow response to an earlier text is never shown for a later one. */
export const suggestionsQuery = ({ http }: Pick<Application, 'http'>, text: string) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => suggestProducts(http, { text, platform: PLATFORM }, signal),
    enabled: text.length >= MIN_TEXT_LENGTH,
    placeholderData: text.length >= MIN_TEXT_LENGTH ? keepPreviousData : undefined,
  })
