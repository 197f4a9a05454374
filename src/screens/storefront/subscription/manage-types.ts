import type { Subscription, SubscriptionAction } from '@/shop/subscriptions/subscription'

export interface Managed {
  readonly subscription: Subscription
  /** What is being done. */
  readonly busy?: SubscriptionAction['kind'] | undefined
  readonly done?: SubscriptionAction['kind'] | undefined
  readonly failed?:
    | { readonly kind: SubscriptionAction['kind']; readonly message?: string | undefined }
    | undefined
}

/** Props of a part of the page, which acts by a press. */
export interface ManagedProps {
  state: Managed
  onAct: (action: SubscriptionAction) => void
}
