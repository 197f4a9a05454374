export type { Money } from '../domain/shared/money'
export type { Language } from '../domain/shared/language'
export type { Catalogue, Namespace } from './catalogue'

/** A compiled catalogue, or some of its namespaces. */
export interface Messages {
  readonly [key: string]: string | Messages
}
