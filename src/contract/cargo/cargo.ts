import type { EndpointTable } from '../shared/endpoint'

/** Cargo companies. */
export const cargoEndpoints = {
  listCargo: { method: 'GET', path: '/cargo', access: 'admin', errors: [] },
  listActiveCargo: { method: 'GET', path: '/cargo/active/:platform', access: 'admin', errors: [] },
  getCargo: { method: 'GET', path: '/cargo/:id', access: 'admin', errors: ['NOT_FOUND'] },
  createCargo: { method: 'POST', path: '/cargo', access: 'admin', errors: ['CONFLICT'], status: 201 },
  updateCargo: {
    method: 'PUT',
    path: '/cargo/:id',
    access: 'admin',
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  },
  deleteCargo: { method: 'DELETE', path: '/cargo/:id', access: 'admin', errors: ['NOT_FOUND', 'IN_USE'] },
  toggleCargo: { method: 'PUT', path: '/cargo/:id/toggle-status', access: 'admin', errors: ['NOT_FOUND'] },
} as const satisfies EndpointTable
