import type { EndpointTable } from '@/contract/shared/endpoint'

/** The shop's details: company, contact, announcement, delivery time, legal texts. */
export const shopEndpoints = {
  getShop: { method: 'GET', path: '/shop', access: 'public', errors: [] },
  getLegalText: { method: 'GET', path: '/shop/legal/:page', access: 'public', errors: [] },
  getShopDetails: { method: 'GET', path: '/admin/shop', access: 'admin', needs: 'shop.settings', errors: [] },
  getShopVersion: {
    method: 'GET',
    path: '/admin/shop/versions/:version',
    access: 'admin',
    needs: 'shop.settings',
    errors: ['NOT_FOUND'],
  },
  updateShopDetails: {
    method: 'PUT',
    path: '/admin/shop',
    access: 'admin',
    needs: 'shop.settings',
    errors: ['STALE'],
  },
} as const satisfies EndpointTable
