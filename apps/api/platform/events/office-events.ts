import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { NEWS_KINDS, NEWS_NEEDS, OPENED_KINDS, type OfficeEvent, type Opened } from '@/shop/events/events'
import { jsonOf } from '@/shop/shared/stored'
import type { AdminSession } from '../auth/sessions'
import { ApiError } from '../http/errors'
import type { Change } from './changes'
import { EventStream } from './event-stream'
import { keyOf, Presence, type Person } from './presence'

const LIMITS = { all: 100, perSession: 8, people: 8, ids: 20 }
const BEAT_MS = 10_000
/** Changes within this time are told together, in ms. */
const GATHER_MS = 100

const PREFIX = 'events '
const noticeSchema = z.object({
  self: z.string(),
  changes: z
    .array(z.object({ kind: z.enum(NEWS_KINDS), id: z.string().optional(), by: z.string().optional() }))
    .default([]),
  opened: z
    .object({
      kind: z.enum(OPENED_KINDS),
      id: z.string(),
      people: z.array(z.object({ id: z.string(), name: z.string() })),
    })
    .optional(),
  sessions: z.boolean().default(false),
})
type Notice = z.input<typeof noticeSchema>

interface MadeChange extends Change {
  /** Session that made it, which knows already. */
  readonly by?: string | undefined
}

interface Listener {
  readonly stream: EventStream
  readonly opened: Opened | undefined
  /** The session as it is now; undefined once it has ended. */
  readonly look: () => Promise<AdminSession | undefined>
  session: AdminSession
}

/**
 * Tells administrators' browsers what others change and have open. Every process has one, whatever its number of streams:
 * what happens in the others arrives as notices of the database (`send`, `receive`).
 */
export class OfficeEvents {
  readonly #self = randomUUID()
  readonly #listeners = new Set<Listener>()
  readonly #presence = new Presence()
  #gathered: MadeChange[] | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isClosed = false
  /** Sends a notice to the other processes; set if there are any. */
  send: (notice: string) => void = () => undefined

  /** @throws ApiError UNAVAILABLE if there are too many; of one session the oldest makes room */
  open({ session, opened, look }: Pick<Listener, 'session' | 'opened' | 'look'>): EventStream {
    const own = [...this.#listeners].filter((each) => each.session.sessionId === session.sessionId)
    if (own.length >= LIMITS.perSession) own[0]?.stream.finish()
    if (this.#isClosed || this.#listeners.size >= LIMITS.all)
      throw new ApiError('UNAVAILABLE', { retryAfter: 30 })
    const stream = new EventStream(() => this.#leave(listener))
    const listener: Listener = { stream, session, opened, look }
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.beat(), BEAT_MS).unref()
    stream.say({ type: 'ready' })
    if (opened) this.#announce(opened)
    return stream
  }

  /** Called after a write has been stored. */
  note(changes: readonly Change[], by: string | undefined): void {
    if (changes.length === 0) return
    if (!this.#gathered) {
      this.#gathered = []
      setTimeout(() => this.#tellGathered(), GATHER_MS).unref()
    }
    for (const change of changes)
      if (this.#gathered.length <= LIMITS.ids) this.#gathered.push({ ...change, by })
  }

  /** Sessions have ended or may do something else. */
  noteSessions(): void {
    this.#publish({ self: this.#self, sessions: true })
    void this.#look()
  }

  /** @returns whether the notice of a process, perhaps this one, was about events */
  receive(notice: string): boolean {
    // Notices may have been missed while there was no connection.
    if (notice === '') this.#say({ type: 'missed' })
    if (!notice.startsWith(PREFIX)) return false
    const { data } = noticeSchema.safeParse(jsonOf(notice.slice(PREFIX.length)))
    if (!data || data.self === this.#self) return true
    this.#tell(data.changes)
    if (data.sessions) void this.#look()
    if (data.opened) this.#hear(data.opened, data.self)
    return true
  }

  /** Keeps connections alive, ends those of sessions that have ended, and repeats who is here. */
  beat(): void {
    for (const { stream } of this.#listeners) stream.beat()
    void this.#look()
    const open = new Map(
      [...this.#listeners].flatMap(({ opened }) => (opened ? [[keyOf(opened), opened] as const] : [])),
    )
    for (const opened of open.values()) this.#publishPeople(opened)
    for (const key of this.#presence.sweep(performance.now())) this.#tellPeople(key)
  }

  /** Ends all streams; new ones are refused. */
  close(): void {
    this.#isClosed = true
    for (const { stream } of this.#listeners) stream.finish()
  }

  #leave(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return
    if (listener.opened) this.#announce(listener.opened)
    if (this.#listeners.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #tellGathered(): void {
    const gathered = this.#gathered ?? []
    this.#gathered = undefined
    const kinds = NEWS_KINDS.filter((kind) => gathered.some((change) => change.kind === kind))
    const changes = gathered.length > LIMITS.ids ? kinds.map((kind) => ({ kind })) : gathered
    this.#tell(changes)
    this.#publish({ self: this.#self, changes })
  }

  #tell(changes: readonly MadeChange[]): void {
    for (const { kind, id, by } of changes)
      this.#say(
        { type: 'change', kind, ...(id !== undefined && { id }) },
        ({ session: { sessionId, permissions } }) =>
          sessionId !== by && permissions.includes(NEWS_NEEDS[kind]),
      )
  }

  #say(event: OfficeEvent, to: (listener: Listener) => boolean = () => true): void {
    for (const listener of this.#listeners) if (to(listener)) listener.stream.say(event)
  }

  #publish(notice: Notice): void {
    this.send(PREFIX + JSON.stringify(notice))
  }

  #here(key: string): readonly Person[] {
    return [...this.#listeners].flatMap(({ opened, session: { id, name } }) =>
      opened && keyOf(opened) === key ? [{ id, name }] : [],
    )
  }

  #announce(opened: Opened): void {
    this.#publishPeople(opened)
    this.#tellPeople(keyOf(opened))
  }

  #publishPeople(opened: Opened): void {
    const people = [...new Map(this.#here(keyOf(opened)).map((one) => [one.id, one])).values()]
    this.#publish({ self: this.#self, opened: { ...opened, people: people.slice(0, LIMITS.people) } })
  }

  #hear({ people, ...opened }: NonNullable<Notice['opened']>, process: string): void {
    const key = keyOf(opened)
    const isNew = this.#presence.tell(key, process, people, performance.now())
    this.#tellPeople(key)
    // Who has just come does not know yet who was here before.
    if (isNew && this.#here(key).length > 0) this.#publishPeople(opened)
  }

  #tellPeople(key: string): void {
    const people = [...this.#here(key), ...this.#presence.elsewhere(key)]
    for (const { opened, session, stream } of this.#listeners) {
      if (!opened || keyOf(opened) !== key) continue
      const others = new Map(people.filter(({ id }) => id !== session.id).map(({ id, name }) => [id, name]))
      stream.say({ type: 'presence', names: [...others.values()].slice(0, LIMITS.people) })
    }
  }

  /** Looks all sessions up, once more if asked meanwhile. */
  async #look(): Promise<void> {
    await this.#looking
    this.#looking ??= this.#lookUp().finally(() => {
      this.#looking = undefined
    })
    await this.#looking
  }

  async #lookUp(): Promise<void> {
    try {
      for (const listener of this.#listeners) {
        const session = await listener.look()
        if (session && mayHave(session, listener.opened)) listener.session = session
        else listener.stream.finish()
      }
    } catch {
      // Without the database nobody knows who may listen; browsers come back.
      for (const { stream } of this.#listeners) stream.finish()
    }
  }
}

/** Whether a session may listen, with what it has open. */
export const mayHave = ({ needsFactor, permissions }: AdminSession, opened: Opened | undefined): boolean =>
  !needsFactor && (!opened || permissions.includes(NEWS_NEEDS[opened.kind]))
