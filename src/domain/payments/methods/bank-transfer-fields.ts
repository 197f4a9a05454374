import * as z from 'zod/mini'
import { code, text } from '../../shared/fields'
import { instructions } from './instructions-field'

export const bankTransferFields = {
  enabled: z.boolean(),
  bankName: text(200),
  accountHolder: text(200),
  iban: code(50),
  bic: code(20),
  instructions,
}
