export type { Money } from '../shop/shared/money'
export type { Language } from '../shop/shared/language'
export type { Catalogue, Namespace } from './catalogue'

/** Messages of some or all namespaces. */
export interface Messages {
  readonly [key: string]: string | Messages
}
