import * as z from 'zod/mini'
import { email } from '@/domain/shared/fields'

/** What was typed where it is an address; undefined while it is none yet. */
export function typedEmail(text: string): string | undefined {
  const { data } = z.safeParse(email, text)
  return data === '' ? undefined : data
}
