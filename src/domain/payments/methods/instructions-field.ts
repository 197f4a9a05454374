import { text } from '../../shared/fields'

/** What a method says to the shopper who chose it. */
export const instructions = text(2000)
