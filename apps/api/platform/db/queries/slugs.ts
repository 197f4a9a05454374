import { randomBytes } from 'node:crypto'
import { slugify } from '@/shop/categories/category'

/** Leaves room for a number within the limit of 100 characters. */
const MAX_LENGTH = 90
export const SLUG_MAX_LENGTH = 100

/** Slug of a name; random for a name without Latin letters. */
export function slugOf(name: string, fallback: string): string {
  const slug = slugify(name).slice(0, MAX_LENGTH).replace(/-$/, '')
  return slug === '' ? `${fallback}-${randomBytes(4).toString('hex')}` : slug
}

/** The slug itself, or with the first free number appended. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
