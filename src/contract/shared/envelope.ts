import { z } from 'zod'
import { errorStatus, type ErrorCode } from './errors'

/** `{ success: true, data, message? }`. */
export const success = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.string().optional() })

const codes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus)

/**
 * `{ success: false, code, message, errors? }`; `details` has data that the client shows next, for example new
 * totals.
 */
export const failure = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
})

export type Failure = z.infer<typeof failure>
