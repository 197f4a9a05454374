import type { Opened } from '@/shop/events/events'

export interface Person {
  readonly id: string
  readonly name: string
}

/** A process that has not repeated itself for so long is gone, in ms. */
const GONE_MS = 25_000
const MAX_KEYS = 2_000

export const keyOf = ({ kind, id }: Opened): string => `${kind} ${id.toLowerCase()}`

interface Told {
  readonly people: readonly Person[]
  readonly at: number
}

/** Who has what open in the other processes, as these have told. */
export class Presence {
  readonly #told = new Map<string, Map<string, Told>>()

  /** @returns whether that process has told nothing about it before */
  tell(key: string, process: string, people: readonly Person[], at: number): boolean {
    const known = this.#told.get(key)
    const isNew = known?.has(process) !== true
    if (people.length > 0) {
      if (!known && this.#told.size >= MAX_KEYS) return false
      const processes = known ?? new Map<string, Told>()
      this.#told.set(key, processes.set(process, { people, at }))
    } else if (known?.delete(process) && known.size === 0) this.#told.delete(key)
    return isNew && people.length > 0
  }

  elsewhere(key: string): readonly Person[] {
    return [...(this.#told.get(key)?.values() ?? [])].flatMap(({ people }) => people)
  }

  /** Forgets processes that are gone. @returns what somebody no longer has open */
  sweep(now: number): readonly string[] {
    const left: string[] = []
    for (const [key, processes] of this.#told) {
      const gone = [...processes].filter(([, { at }]) => now - at >= GONE_MS)
      if (gone.length === 0) continue
      for (const [process] of gone) processes.delete(process)
      if (processes.size === 0) this.#told.delete(key)
      left.push(key)
    }
    return left
  }
}
