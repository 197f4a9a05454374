import { failing, offline, ok, slow, unauthorised } from '../shared/handlers'
import { categories, wellness } from '../fixtures/categories'

/** Handlers of the categories, by the state that they lead to. */
export const categoryMocks = {
  ok: [
    ok('listCategories', { categories: [...categories] }),
    ok('getCategory', { category: wellness }),
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
  unauthorised: [unauthorised('createCategory')],
}
