import { answers, failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { categories, wellness } from '../fixtures/categories'

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
