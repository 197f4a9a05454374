import * as z from 'zod/mini'
import { email } from '../shared/fields'

/** Email address for the back-in-stock notification. */
export const stockNoticeForm = z.object({ email })
