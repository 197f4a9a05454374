export interface OrderAttempt {
  /** The key of the last attempt where it sent the same, else a new one. */
  readonly keyFor: (body: string) => string
  /** The attempt got a definite answer. */
  readonly forget: () => void
}

/** The idempotency key of an attempt that got no definite answer yet, with what it sent. */
export function createOrderAttempt(): OrderAttempt {
  let pending: { readonly body: string; readonly key: string } | null = null
  return {
    keyFor: (body) => {
      pending = pending?.body === body ? pending : { body, key: crypto.randomUUID() }
      return pending.key
    },
    forget: () => {
      pending = null
    },
  }
}
