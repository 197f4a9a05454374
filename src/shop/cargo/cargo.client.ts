import type { Http } from '@/client/shared/http'
import { toPage, type Page } from '@/client/shared/page'
import type { Query } from '@/contract/shared/dto'
import type { Platform } from '../shared/platform'
import type { CargoChoice, CargoCompany, CargoInput } from './cargo'
import { cargoBody, cargoEndpoints, cargoFromWire } from './cargo.calls'

export async function listActiveCargo(http: Http, platform: Platform): Promise<readonly CargoChoice[]> {
  const data = await http.call(cargoEndpoints, 'listActiveCargo', { params: { platform } })
  return data.cargoCompanies.map(({ _id, name, code }) => ({ id: _id, name, code }))
}

/** Ten per page. */
export async function listCargo(http: Http, query: Query<'listCargo'>): Promise<Page<CargoCompany>> {
  const data = await http.call(cargoEndpoints, 'listCargo', { query: { limit: 10, ...query } })
  return toPage(data.cargoCompanies.map(cargoFromWire), data.pagination)
}

/** @throws ApiFailure CONFLICT if the code is taken */
export async function createCargo(http: Http, company: CargoInput): Promise<CargoCompany> {
  const data = await http.call(cargoEndpoints, 'createCargo', { body: cargoBody(company) })
  return cargoFromWire(data.cargoCompany)
}

/** @throws ApiFailure NOT_FOUND */
export async function getCargo(http: Http, id: string): Promise<CargoCompany> {
  return cargoFromWire((await http.call(cargoEndpoints, 'getCargo', { params: { id } })).cargoCompany)
}

/** @throws ApiFailure NOT_FOUND, CONFLICT if the code is taken, STALE if somebody else saved in the meantime */
export async function updateCargo(
  http: Http,
  { id, updatedAt }: Pick<CargoCompany, 'id' | 'updatedAt'>,
  company: CargoInput,
): Promise<CargoCompany> {
  const body = { ...cargoBody(company), updatedAt }
  const data = await http.call(cargoEndpoints, 'updateCargo', { params: { id }, body })
  return cargoFromWire(data.cargoCompany)
}

/** @throws ApiFailure NOT_FOUND, IN_USE if orders refer to the company */
export async function deleteCargo(http: Http, id: string): Promise<void> {
  await http.call(cargoEndpoints, 'deleteCargo', { params: { id } })
}

export async function toggleCargo(http: Http, id: string): Promise<CargoCompany> {
  const data = await http.call(cargoEndpoints, 'toggleCargo', { params: { id } })
  return cargoFromWire(data.cargoCompany)
}
