import { fields, textOr } from '@/domain/shared/stored'

export interface OrderAttempt {
  /** Returns the key of the last attempt if it had the same body, else a new one. */
  readonly keyFor: (body: string) => string
  /** Called after a definite response. */
  readonly clear: () => void
}

interface Pending {
  readonly body: string
  readonly key: string
}

/** Kept apart from the rest, which only the checkout loads. */
export interface AttemptMemory {
  /** Undefined until session storage has been read. */
  pending?: Pending | null
}

/** In sessionStorage: survives a reload and a login, and is not shared with other tabs. */
const ORDER_ATTEMPT = 'orderAttempt'

function read(): Pending | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ORDER_ATTEMPT) ?? 'null')
    const { body, key } = fields(stored)
    const pending = { body: textOr(body, ''), key: textOr(key, '') }
    return pending.key === '' ? null : pending
  } catch {
    return null
  }
}

function write(pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(ORDER_ATTEMPT, JSON.stringify(pending))
    else sessionStorage.removeItem(ORDER_ATTEMPT)
  } catch {
    // Without session storage the key is lost on reload.
  }
}

/** Idempotency key and body of the last attempt without a definite response. @param memory of this page */
export const orderAttempt = (memory: AttemptMemory): OrderAttempt => ({
  keyFor: (body) => {
    memory.pending ??= read()
    if (memory.pending?.body !== body) {
      memory.pending = { body, key: crypto.randomUUID() }
      write(memory.pending)
    }
    return memory.pending.key
  },
  clear: () => {
    memory.pending = null
    write(null)
  },
})
