import type { Advice, Advised, Given, Question } from '@/shop/adviser/adviser'

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
