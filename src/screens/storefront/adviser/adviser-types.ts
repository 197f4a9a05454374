import type { Advice, Given, Question } from '@/shop/adviser/adviser'
import type { Advised } from '@/shop/adviser/advice.client'

export type AdviserState =
  | { readonly status: 'asking'; readonly question: Question }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying?: boolean }
  | {
      readonly status: 'ready'
      readonly advice: Advice<Advised>
      /** Of the list with all that is advised. */
      readonly listHref: string
    }

export interface AdviserLinks {
  /** Address of the adviser with these answers. */
  readonly hrefOf: (given: Partial<Given>) => string
}
