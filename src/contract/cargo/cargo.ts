import type { EndpointTable } from '../shared/endpoint'

/** Cargo companies. */
export const cargoEndpoints = {
  listCargo: { method: 'GET', path: '/cargo', access: 'admin', needs: 'cargo.read', errors: [] },
  listActiveCargo: {
    method: 'GET',
    path: '/cargo/active/:platform',
    access: 'admin',
    needs: 'orders.read',
    errors: [],
  },
  getCargo: {
    method: 'GET',
    path: '/cargo/:id',
    access: 'admin',
    needs: 'cargo.read',
    errors: ['NOT_FOUND'],
  },
  createCargo: {
    method: 'POST',
    path: '/cargo',
    access: 'admin',
    needs: 'cargo.write',
    errors: ['CONFLICT'],
    status: 201,
  },
  updateCargo: {
    method: 'PUT',
    path: '/cargo/:id',
    access: 'admin',
    needs: 'cargo.write',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
  deleteCargo: {
    method: 'DELETE',
    path: '/cargo/:id',
    access: 'admin',
    needs: 'cargo.write',
    errors: ['NOT_FOUND', 'IN_USE'],
  },
  toggleCargo: {
    method: 'PUT',
    path: '/cargo/:id/toggle-status',
    access: 'admin',
    needs: 'cargo.write',
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable
