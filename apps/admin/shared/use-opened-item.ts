import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Http } from '@/client'
import { useHttp } from '../app/application'
import { NEW } from './section-params'

interface OpenedItemOptions<Item> {
  /** From the URL. */
  readonly id: string | undefined
  /** First part of the query key. */
  readonly name: string
  /** The loaded page of the list. */
  readonly items: readonly Item[]
  /** The list is loading and may contain the item. */
  readonly pending: boolean
  readonly read: (http: Http, id: string) => Promise<Item>
  readonly onFailed: (error: Error) => void
}

/**
 * The item named in the URL, as of opening it: a refetch under an open form would discard input. An item that is
 * not on the loaded page is fetched on its own.
 */
export function useOpenedItem<Item extends { readonly id: string }>({
  id,
  name,
  items,
  pending,
  read,
  onFailed,
}: OpenedItemOptions<Item>) {
  const http = useHttp()
  const queries = useQueryClient()
  const [opened, setOpened] = useState<Item>()
  const wanted = id === NEW ? undefined : id
  const known =
    wanted === undefined || opened?.id === wanted ? opened : items.find((item) => item.id === wanted)
  const options = {
    queryKey: [name, 'opened', wanted],
    queryFn: () => read(http, wanted ?? ''),
    gcTime: 0,
  }
  const { data, error } = useQuery({
    ...options,
    enabled: wanted !== undefined && known === undefined && !pending,
  })
  const item = wanted === undefined ? undefined : (known ?? data)
  if (item !== opened) setOpened(item)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (error) fail(error)
  }, [error])
  return {
    item,
    /** Refetches the item; the form's draft restores the input. */
    reload: () =>
      queries.fetchQuery({ ...options, staleTime: 0 }).then(setOpened, (failure: Error) => onFailed(failure)),
  }
}
