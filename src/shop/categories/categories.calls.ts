import type { EndpointTable } from '@/contract/shared/endpoint'

/** Categories. Reading is public; reading by slug counts a view. */
export const categoryEndpoints = {
  listCategories: { method: 'GET', path: '/categories', access: 'public', errors: [] },
  getCategory: { method: 'GET', path: '/categories/:id', access: 'public', errors: ['NOT_FOUND'] },
  getCategoryBySlug: {
    method: 'GET',
    path: '/categories/slug/:platform/:slug',
    access: 'public',
    errors: ['NOT_FOUND'],
  },
  createCategory: {
    method: 'POST',
    path: '/categories',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['CONFLICT'],
    status: 201,
  },
  updateCategory: {
    method: 'PUT',
    path: '/categories/:id',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/categories/:id',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['NOT_FOUND', 'IN_USE'],
  },
  /** Takes the place of the present one. */
  uploadCategoryImage: {
    method: 'POST',
    path: '/categories/:id/image',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['NOT_FOUND', 'UNSUPPORTED_IMAGE'],
    status: 201,
    files: 'images',
  },
  deleteCategoryImage: {
    method: 'DELETE',
    path: '/categories/:id/image',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['NOT_FOUND'],
  },
  updateProductCount: {
    method: 'POST',
    path: '/categories/:id/update-product-count',
    access: 'admin',
    needs: 'catalogue.write',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
