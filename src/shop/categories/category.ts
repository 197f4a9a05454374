import type { Picture } from '../catalogue/product'
import type { Platform } from '../shared/platform'

export type CategoryImage = Pick<Picture, 'url' | 'alt' | 'sources'>

export interface Category {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly platform: Platform
  /** An emoji or an icon class. */
  readonly icon: string
  readonly color: string
  readonly isActive: boolean
  readonly sortOrder: number
  /** Null for a main category. */
  readonly parent: { readonly id: string; readonly name: string } | null
  /** Null: none. */
  readonly image: CategoryImage | null
  readonly analytics: { readonly productCount: number; readonly views: number }
  readonly seo: {
    readonly metaTitle: string
    readonly metaDescription: string
    readonly keywords: readonly string[]
  }
  /** Version as it was read; an update with an outdated one is refused. */
  readonly updatedAt: string
}

/** Categories of the same name, of one platform each, in the order of the first of each name. */
export function byName(categories: readonly Category[]): [Category, ...Category[]][] {
  const groups = new Map<string, [Category, ...Category[]]>()
  for (const category of categories) {
    const group = groups.get(category.name)
    if (group) group.push(category)
    else groups.set(category.name, [category])
  }
  return [...groups.values()]
}

/** What shoppers see of a category beside its products. */
export type CategoryPage = Pick<Category, 'description' | 'icon' | 'color' | 'image' | 'seo'>

/** Icon of a category that has none of its own. */
export const DEFAULT_CATEGORY_ICON = '📦'
export const DEFAULT_CATEGORY_COLOR = '#6B7280'
export const META_TITLE_LENGTH = 60
export const META_DESCRIPTION_LENGTH = 160

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ş: 's',
  ç: 'c',
  ğ: 'g',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
}

/** 'Kräuter & Früchte' → 'kraeuter-fruechte', 'Işık Çayı' → 'isik-cayi'. Empty where no Latin letter or digit is left. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[äöüßışçğæøł]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Appends the trimmed keyword, unless it is empty or already in the list. */
export function addKeyword(keywords: readonly string[], raw: string): string[] {
  const keyword = raw.trim()
  return keyword === '' || keywords.includes(keyword) ? [...keywords] : [...keywords, keyword]
}

/** Parses the sort order field; anything that is not a number becomes 0. */
export function parseSortOrder(text: string): number {
  const value = Number(text.trim())
  return Number.isInteger(value) ? value : 0
}
