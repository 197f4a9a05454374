import type { UseQueryResult } from '@tanstack/react-query'
import { isFailure, type Page } from '@/client'
import type { SaveRefusal } from '@/screens/admin/shared/forms/server-errors'
import type { ItemState, ListState, ReloadFailure } from '@/screens/admin/shared/lists/list-state'

/** Whether the server refused the request (4xx). */
export const isRefusal = (error: unknown): boolean =>
  isFailure(error) && error.status >= 400 && error.status < 500

/** The server's message of a refusal. */
export const refusedLoadMessage = (error: unknown): string | undefined =>
  isFailure(error) && isRefusal(error) && error.message !== '' ? error.message : undefined

/** Whether somebody else has saved since the form was opened. */
export const isStale = (error: unknown): boolean => isFailure(error) && error.code === 'STALE'

/** Failure of a form's last attempt to save. */
export const saveFailure = (error: Error | null): SaveRefusal =>
  error
    ? {
        serverError: refusedLoadMessage(error) ?? '',
        stale: isStale(error),
        ...(isFailure(error) && { fieldErrors: error.errors }),
      }
    : {}

/** Whether there was no response: no network, or a timeout. */
export const isLost = (error: unknown): boolean => isFailure(error) && error.status === 0

/** A success response that does not match the contract. */
const isInvalid = (error: unknown): boolean =>
  !isFailure(error) || (error.code === 'UNREADABLE' && error.status < 400)

const reloadFailure = ({
  isError,
  isFetching,
  dataUpdatedAt,
}: Pick<UseQueryResult, 'isError' | 'isFetching' | 'dataUpdatedAt'>): { failed?: ReloadFailure } =>
  isError ? { failed: { loadedAt: new Date(dataUpdatedAt).toISOString(), retrying: isFetching } } : {}

interface ListStateOptions {
  /**
   * Shows no former rows after a failed reload.
   * @default false
   */
  readonly emptied?: boolean
}

export function listState<Row>(
  query: UseQueryResult<Page<Row>>,
  { emptied = false }: ListStateOptions = {},
): ListState<Row> {
  const { data, isError, error, isFetching, isPlaceholderData } = query
  if (isError && (emptied || !data))
    return {
      status: 'error',
      message: refusedLoadMessage(error),
      lost: isLost(error),
      invalid: isInvalid(error),
      retrying: isFetching,
    }
  if (!data) return { status: 'loading' }
  const failed = reloadFailure(query)
  if (data.total === 0) return { status: 'empty', ...failed }
  const { items, page, pages, total } = data
  // A page beyond the end; the section switches to the last one.
  if (items.length === 0) return { status: 'loading' }
  return { status: 'ready', items, page, pages, total, updating: isPlaceholderData, ...failed }
}

export function itemState<Item>({ data, isError, error, isFetching }: UseQueryResult<Item>): ItemState<Item> {
  if (data !== undefined) return { status: 'ready', item: data }
  return isError
    ? { status: 'error', message: refusedLoadMessage(error), refused: isRefusal(error), retrying: isFetching }
    : { status: 'loading' }
}
