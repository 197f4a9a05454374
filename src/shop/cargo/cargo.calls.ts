import type { z } from 'zod'
import type { EndpointTable } from '@/contract/shared/endpoint'
import type { CargoCompany, CargoInput } from './cargo'
import type { cargoSchemas } from './cargo.schemas'

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

type Created = (typeof cargoSchemas)['createCargo']
type CargoDto = z.output<Created['data']>['cargoCompany']

/** Fields that the wire nests; `platform` is the first of `platforms`. */
const wireFields = ({
  domesticDays,
  internationalDays,
  phone,
  email,
  website,
  platforms,
  ...company
}: CargoInput) => ({
  ...company,
  platform: platforms[0] ?? 'germany',
  platforms: [...platforms],
  estimatedDeliveryDays: { domestic: domesticDays, international: internationalDays },
  contactInfo: { phone, email, website },
})

/** The response schema removes columns that are not part of the contract. */
export const cargoToWire = ({ id, updatedAt, ...company }: CargoCompany): CargoDto => ({
  ...wireFields(company),
  _id: id,
  updatedAt,
})

/** A company needs at least one platform, which the form has checked. */
export const cargoBody = (company: CargoInput): z.input<Created['body']> => wireFields(company)

export const cargoFromWire = ({
  _id,
  platform,
  platforms,
  estimatedDeliveryDays,
  contactInfo,
  ...company
}: CargoDto): CargoCompany => ({
  ...company,
  ...contactInfo,
  id: _id,
  platforms: platforms.length > 0 ? platforms : [platform],
  domesticDays: estimatedDeliveryDays.domestic,
  internationalDays: estimatedDeliveryDays.international,
})
