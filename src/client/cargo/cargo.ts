import { cargoEndpoints } from '../../contract/cargo/cargo'
import type { Body, Data, Query } from '../../contract/shared/dto'
import type { CargoCompany } from '../../domain/cargo/cargo'
import type { Platform } from '../../domain/shared/platform'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

/** A cargo company to choose for an order. */
export interface CargoChoice {
  readonly id: string
  readonly name: string
  readonly code: string
}

export async function listActiveCargo(http: Http, platform: Platform): Promise<readonly CargoChoice[]> {
  const data = await http.call(cargoEndpoints, 'listActiveCargo', { params: { platform } })
  return data.cargoCompanies.map(({ _id, name, code }) => ({ id: _id, name, code }))
}

type CompanyDto = Data<'listCargo'>['cargoCompanies'][number]

export const toCargoCompany = ({ _id, platform, platforms, ...company }: CompanyDto): CargoCompany => ({
  ...company,
  id: _id,
  platforms: platforms.length > 0 ? platforms : [platform],
})

/** The whole form; `platform` is the first of `platforms`. */
export type CargoFields = Omit<CargoCompany, 'id' | 'updatedAt'>

const toBody = (company: CargoFields): Body<'createCargo'> => ({
  ...company,
  platforms: [...company.platforms],
  ...(company.platforms[0] && { platform: company.platforms[0] }),
})

/** Ten per page. */
export async function listCargo(http: Http, query: Query<'listCargo'>): Promise<Page<CargoCompany>> {
  const data = await http.call(cargoEndpoints, 'listCargo', { query: { limit: 10, ...query } })
  return toPage(data.cargoCompanies.map(toCargoCompany), data.pagination)
}

/** @throws ApiFailure CONFLICT if the code is taken */
export async function createCargo(http: Http, company: CargoFields): Promise<CargoCompany> {
  const data = await http.call(cargoEndpoints, 'createCargo', { body: toBody(company) })
  return toCargoCompany(data.cargoCompany)
}

/** @throws ApiFailure NOT_FOUND */
export async function getCargo(http: Http, id: string): Promise<CargoCompany> {
  return toCargoCompany((await http.call(cargoEndpoints, 'getCargo', { params: { id } })).cargoCompany)
}

/** @throws ApiFailure NOT_FOUND, CONFLICT if the code is taken, STALE if somebody else saved in the meantime */
export async function updateCargo(
  http: Http,
  { id, updatedAt }: Pick<CargoCompany, 'id' | 'updatedAt'>,
  company: CargoFields,
): Promise<CargoCompany> {
  const body = { ...toBody(company), updatedAt }
  const data = await http.call(cargoEndpoints, 'updateCargo', { params: { id }, body })
  return toCargoCompany(data.cargoCompany)
}

/** @throws ApiFailure NOT_FOUND, IN_USE if orders refer to the company */
export async function deleteCargo(http: Http, id: string): Promise<void> {
  await http.call(cargoEndpoints, 'deleteCargo', { params: { id } })
}

export async function toggleCargo(http: Http, id: string): Promise<CargoCompany> {
  const data = await http.call(cargoEndpoints, 'toggleCargo', { params: { id } })
  return toCargoCompany(data.cargoCompany)
}
