import type { Data } from '@/contract/shared/dto'
import { answers, failing, offline, ok, slow, unauthorised } from '@/mocks/shared/handlers'

type CategoryDto = Data<'getCategory'>['category']

const category = (index: number, name: string, changes: Partial<CategoryDto> = {}): CategoryDto => ({
  _id: `00000000-0000-4000-8000-00000000060${index}`,
  name,
  description: '',
  platform: 'germany',
  icon: '📦',
  color: '#6B7280',
  isActive: true,
  sortOrder: index,
  parent: null,
  image: null,
  slug: name.toLowerCase(),
  analytics: { productCount: 6, views: 1044 },
  seo: { metaTitle: '', metaDescription: '', keywords: [] },
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
})

export const wellness = category(1, 'Wellness', {
  description: 'Bitki, meyve ve yeşil çaylar.',
  icon: 'cup',
  color: '#7F9470',
  analytics: { productCount: 24, views: 8412 },
})

export const categoryImage: NonNullable<CategoryDto['image']> = {
  _id: 'image-wellness',
  url: '/media/abendruhe-960.webp',
  alt: 'Papatya çayı',
  srcset: [
    { url: '/media/abendruhe-320.webp', width: 320, type: 'image/webp' },
    { url: '/media/abendruhe-960.webp', width: 960, type: 'image/webp' },
  ],
}

/** A new category with default values. */
export const energy = category(2, 'Energy')

export const categories: readonly CategoryDto[] = [
  wellness,
  energy,
  category(3, 'Detox'),
  category(4, 'Organic', { platform: 'turkey' }),
  category(5, 'Beauty', { isActive: false, parent: { _id: wellness._id, name: wellness.name } }),
]

const idIn = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** MSW handlers of the categories, by resulting state. */
export const categoryMocks = {
  ok: [
    ok('listCategories', { categories: [...categories] }),
    answers('getCategory', (request) => ({ category: { ...wellness, _id: idIn(request) } })),
    ok('getCategoryBySlug', { category: wellness }),
    ok('createCategory', { category: { ...wellness, name: 'Bitki çayları' } }),
    ok('updateCategory', { category: wellness }),
    ok('deleteCategory', {}),
    ok('uploadCategoryImage', { category: { ...wellness, image: categoryImage } }),
    ok('deleteCategoryImage', { category: wellness }),
    ok('updateProductCount', {
      category: { ...wellness, analytics: { ...wellness.analytics, productCount: 25 } },
    }),
  ],
  empty: [ok('listCategories', { categories: [] })],
  slow: [slow('listCategories')],
  error: [failing('listCategories', 'INTERNAL')],
  offline: [offline('listCategories')],
  changedMeanwhile: [failing('updateCategory', 'STALE')],
  unauthorised: [unauthorised('createCategory')],
}
