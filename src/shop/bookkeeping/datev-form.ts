import * as z from 'zod/mini'
import { PLATFORMS } from '../shared/platform'
import { CHARTS } from './datev'

/** Digits as they are typed; DATEV's own limits. */
const numberWithin = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max),
  )

/** What a tax adviser tells: chart of accounts, their own number and the client's. */
export const datevForm = z.object({
  /** The seller whose books they are, by its platform. */
  books: z.enum(PLATFORMS),
  chart: z.enum(CHARTS),
  adviser: numberWithin(1001, 9_999_999),
  client: numberWithin(1, 99_999),
})
export type DatevOptions = z.output<typeof datevForm>

export const DATEV_DEFAULTS: DatevOptions = { books: 'germany', chart: 'skr03', adviser: '1001', client: '1' }
