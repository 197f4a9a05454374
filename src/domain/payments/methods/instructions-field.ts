import { text } from '../../shared/fields'

/** Instructions shown to shoppers who choose the method. */
export const instructions = text(2000)
