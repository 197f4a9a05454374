import type { EndpointTable } from '../shared/endpoint'

/** Products. `/products/categories/:platform` and `/products/slug/:slug` take precedence over `/products/:id`. */
export const productEndpoints = {
  listProducts: { method: 'GET', path: '/products', access: 'public', errors: [] },
  getProduct: { method: 'GET', path: '/products/:id', access: 'public', errors: ['NOT_FOUND'] },
  getProductBySlug: { method: 'GET', path: '/products/slug/:slug', access: 'public', errors: ['NOT_FOUND'] },
  listProductCategories: {
    method: 'GET',
    path: '/products/categories/:platform',
    access: 'public',
    errors: [],
  },
  trackProduct: { method: 'POST', path: '/products/:id/track', access: 'public', errors: [], status: 204 },
  createProduct: { method: 'POST', path: '/products', access: 'admin', errors: ['CONFLICT'], status: 201 },
  updateProduct: {
    method: 'PUT',
    path: '/products/:id',
    access: 'admin',
    errors: ['NOT_FOUND', 'STALE', 'CONFLICT'],
  },
  deleteProduct: { method: 'DELETE', path: '/products/:id', access: 'admin', errors: ['NOT_FOUND'] },
  uploadProductImages: {
    method: 'POST',
    path: '/products/:id/images',
    access: 'admin',
    errors: ['NOT_FOUND', 'UNSUPPORTED_IMAGE', 'TOO_MANY_FILES'],
    status: 201,
    files: 'images',
  },
  deleteProductImage: {
    method: 'DELETE',
    path: '/products/:id/images/:imageId',
    access: 'admin',
    errors: ['NOT_FOUND'],
  },
  updateProductImage: {
    method: 'PUT',
    path: '/products/:id/images/:imageId',
    access: 'admin',
    errors: ['NOT_FOUND'],
  },
  setPrimaryImage: {
    method: 'PUT',
    path: '/products/:id/images/:imageId/primary',
    access: 'admin',
    errors: ['NOT_FOUND'],
  },
  addReview: {
    method: 'POST',
    path: '/products/:id/reviews',
    access: 'admin',
    errors: ['NOT_FOUND'],
    status: 201,
  },
  deleteReview: {
    method: 'DELETE',
    path: '/products/:id/reviews/:reviewId',
    access: 'admin',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
