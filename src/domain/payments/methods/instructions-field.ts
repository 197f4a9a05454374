import { prose } from '../../shared/fields'

/** Instructions shown to shoppers who choose the method. */
export const instructions = prose(2000)
