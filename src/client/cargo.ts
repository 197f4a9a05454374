import { cargoEndpoints } from '../contract/cargo'
import type { Platform } from '../domain/platform'
import type { Http } from './http'

/** A company that can be assigned to an order. */
export interface CargoChoice {
  readonly id: string
  readonly name: string
  readonly code: string
}

export async function listActiveCargo(http: Http, platform: Platform): Promise<readonly CargoChoice[]> {
  const data = await http.call(cargoEndpoints, 'listActiveCargo', { params: { platform } })
  return data.cargoCompanies.map(({ _id, name, code }) => ({ id: _id, name, code }))
}
