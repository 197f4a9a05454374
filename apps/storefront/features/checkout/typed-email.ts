import * as z from 'zod/mini'
import { email } from '@/shop/shared/fields'

/** The text if it is a complete email address, else undefined. */
export function emailTypedAtCheckout(text: string): string | undefined {
  const { data } = z.safeParse(email, text)
  return data === '' ? undefined : data
}
