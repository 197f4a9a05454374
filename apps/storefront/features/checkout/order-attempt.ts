import { newIdempotencyKey } from '@/client/shared/idempotency-key'
import { fields, textOr } from '@/shop/shared/stored'
import { readTab, writeTab } from '../session/tab-storage'

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
  const { body, key } = fields(readTab(ORDER_ATTEMPT))
  const pending = { body: textOr(body, ''), key: textOr(key, '') }
  return pending.key === '' ? null : pending
}

/** Idempotency key and body of the last attempt without a definite response. @param memory of this page */
export const orderAttempt = (memory: AttemptMemory): OrderAttempt => ({
  keyFor: (body) => {
    memory.pending ??= read()
    if (memory.pending?.body !== body) {
      memory.pending = { body, key: newIdempotencyKey() }
      writeTab(ORDER_ATTEMPT, memory.pending)
    }
    return memory.pending.key
  },
  clear: () => {
    memory.pending = null
    writeTab(ORDER_ATTEMPT, null)
  },
})
