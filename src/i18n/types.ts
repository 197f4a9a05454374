export type { Money } from '../domain/shared/money'
export type { Language } from '../domain/shared/language'
export type { Catalogue, Namespace } from './catalogue'

/** Messages of some or all namespaces. */
export interface Messages {
  readonly [key: string]: string | Messages
}
