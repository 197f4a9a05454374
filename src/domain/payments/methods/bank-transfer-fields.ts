import * as z from 'zod/mini'
import { text } from '../../shared/fields'
import { instructions } from './instructions-field'

export const bankTransferFields = {
  enabled: z.boolean(),
  bankName: text(200),
  accountHolder: text(200),
  iban: text(50),
  bic: text(20),
  instructions,
}
