import type { Http } from '@/client'

/** Something that a page shows: read on the server before rendering, in the browser when navigating. */
export interface Resource<Data> {
  readonly key: string
  /** Fetches the client's code with its first use. */
  readonly load: (http: Http) => Promise<Data>
}

export type ResourceState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: Data }

const LOADING = { status: 'loading' } as const
type Entry = ResourceState<unknown>

/**
 * The first view's data. A full query library costs 10 kB that the first load does not have (budgets of
 * design §5); lists and forms behind an overlay or a page of their own use one.
 */
export class ResourceCache {
  private readonly entries: Map<string, Entry>
  private readonly listeners = new Set<() => void>()
  private readonly running = new Map<string, Promise<void>>()
  private readonly http: () => Promise<Http>

  constructor(http: () => Promise<Http>, known: Readonly<Record<string, unknown>> = {}) {
    this.http = http
    this.entries = new Map(Object.entries(known).map(([key, data]) => [key, { status: 'ready', data }]))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  state<Data>({ key }: Resource<Data>): ResourceState<Data> {
    // A key belongs to one resource, whose loader (or the server's) made the entry.
    return (this.entries.get(key) ?? LOADING) as ResourceState<Data>
  }

  known<Data>(resource: Resource<Data>): Data | undefined {
    const state = this.state(resource)
    return state.status === 'ready' ? state.data : undefined
  }

  /** Reads unless it is known or on its way; `fresh` reads again and keeps showing what is known. */
  async read(resource: Resource<unknown>, fresh = false): Promise<void> {
    const { key } = resource
    const known = this.entries.get(key)
    if (!fresh && known?.status === 'ready') return
    const running = this.running.get(key)
    if (running) return running
    if (known?.status === 'error') this.set(key, LOADING)
    const reading = this.http()
      .then(resource.load)
      .then(
        (data) => this.set(key, { status: 'ready', data }),
        (error: unknown) => {
          if (this.entries.get(key)?.status !== 'ready') this.set(key, { status: 'error', error })
        },
      )
    this.running.set(
      key,
      reading.finally(() => this.running.delete(key)),
    )
    return reading
  }

  /** What is ready, for the browser that takes over. */
  dehydrate(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.entries].flatMap(([key, entry]) => (entry.status === 'ready' ? [[key, entry.data]] : [])),
    )
  }

  private set(key: string, entry: Entry): void {
    this.entries.set(key, entry)
    for (const listener of this.listeners) listener()
  }
}
