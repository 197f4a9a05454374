import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Http } from '@/client'
import { NEWS_KINDS, type NewsKind, type OfficeEvent } from '@/shop/events/events'
import { streamEvents } from '@/shop/events/events.client'
import { useAdminApplication } from '../app/application'
import type { News } from '../app/news-store'

/** Pause before the next attempt in ms; doubled each time up to the last, and scattered. */
const PAUSES = { first: 1_000, last: 60_000 }
/** A stream that has lasted so long was a good one, in ms. */
const GOOD_MS = 30_000
/** A hidden tab keeps listening for so long, in ms. */
const HIDDEN_MS = 20_000
/** Changes within this time refetch once, in ms. */
const GATHER_MS = 300
/** How long a changed row is marked, in ms. */
const MARKED_MS = 6_000

type Key = readonly string[]
// Shared, so that one that several kinds concern is refetched once.
const [ORDER_NEWS, TASKS]: readonly [Key, Key] = [['order-news'], ['tasks']]
const KEYS: Readonly<Record<NewsKind, readonly Key[]>> = {
  orders: [['orders'], ORDER_NEWS, TASKS],
  // Announced without moving the list.
  arrivals: [ORDER_NEWS, TASKS],
  products: [['products', 'list'], TASKS],
  returns: [['returns'], TASKS],
  customers: [['users']],
  coupons: [['coupons', 'list']],
}

interface Parts {
  readonly http: Http
  readonly news: News
  readonly queries: QueryClient
}

/** Refetches what has changed, and marks it for a moment. */
function refetcher({ news, queries }: Parts) {
  const kinds = new Set<NewsKind>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refetch = () => {
    timer = undefined
    for (const key of new Set([...kinds].flatMap((kind) => KEYS[kind])))
      void queries.invalidateQueries({ queryKey: key })
    kinds.clear()
  }
  const unmark = (id: string) =>
    news.setState(({ changed }) => ({ changed: changed.filter((each) => each !== id) }))
  return {
    note: (kind: NewsKind, id?: string) => {
      kinds.add(kind)
      timer ??= setTimeout(refetch, GATHER_MS)
      if (id === undefined) return
      news.setState(({ changed }) => ({ changed: [...new Set([...changed, id])] }))
      setTimeout(() => unmark(id), MARKED_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Listens while the tab is visible. Whatever is opened meanwhile is told by a new stream, and the former one goes on until
 * that one is ready, so that nothing is missed; after a gap everything is read again. @returns a function that stops it
 */
function listenForNews(parts: Parts): () => void {
  const { http, news } = parts
  const changes = refetcher(parts)
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSES.first
  let missed: readonly NewsKind[] = ['arrivals']

  const later = (ms: number, action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, ms)
  }
  const end = () => {
    current?.abort()
    current = undefined
    missed = NEWS_KINDS
    news.setState({ isLive: false, others: [] })
  }
  const tryAgain = () => {
    end()
    later(pause * (0.5 + Math.random() / 2), () => void connect())
    pause = Math.min(pause * 2, PAUSES.last)
  }
  const handle = (event: OfficeEvent, isCurrent: boolean) => {
    if (event.type === 'change') changes.note(event.kind, event.id)
    if (event.type === 'presence' && isCurrent) news.setState({ others: event.names })
    if (event.type === 'missed') NEWS_KINDS.forEach((kind) => changes.note(kind))
    if (event.type !== 'ready') return
    missed.forEach((kind) => changes.note(kind))
    missed = []
    news.setState({ isLive: true })
  }
  async function connect() {
    const before = current
    const own = new AbortController()
    current = own
    const since = Date.now()
    const onEvent = (event: OfficeEvent) => {
      if (event.type === 'ready') before?.abort()
      handle(event, current === own)
    }
    await streamEvents(http, { opened: news.getState().opened, signal: own.signal, onEvent }).catch(
      () => undefined,
    )
    before?.abort()
    if (current !== own) return
    if (Date.now() - since > GOOD_MS) pause = PAUSES.first
    tryAgain()
  }

  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') later(HIDDEN_MS, end)
    else if (current) clearTimeout(timer)
    else later(0, () => void connect())
  }
  const unsubscribe = news.subscribe(({ opened }, before) => {
    // Going from one to the next closes the first.
    if (opened !== before.opened && current) later(0, () => void connect())
  })
  document.addEventListener('visibilitychange', handleVisibility)
  if (document.visibilityState === 'visible') void connect()
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    unsubscribe()
    clearTimeout(timer)
    changes.stop()
    end()
  }
}

/** Listens for what others change; draws nothing. */
export default function NewsStream() {
  const { http, news, queries } = useAdminApplication()
  useEffect(() => listenForNews({ http, news, queries }), [http, news, queries])
  return null
}
