import * as z from 'zod/mini'
import { optionalEmail } from '../../shared/fields'
import { instructions } from './instructions-field'

export const paypalFields = { enabled: z.boolean(), email: optionalEmail, instructions }
