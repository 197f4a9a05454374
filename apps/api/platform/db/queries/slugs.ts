import { randomBytes } from 'node:crypto'
import { slugify } from '@/domain/catalogue/category'

/** A link's slug has at most 100 characters; some stay free for a number. */
const MAX_LENGTH = 90
export const SLUG_MAX_LENGTH = 100

/** A name's slug; a name without Latin letters gets a random one. */
export function slugOf(name: string, fallback: string): string {
  const slug = slugify(name).slice(0, MAX_LENGTH).replace(/-$/, '')
  return slug === '' ? `${fallback}-${randomBytes(4).toString('hex')}` : slug
}

/** The slug itself, or with the first number that nobody has. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
