import type { Data } from '@/contract/shared/dto'
import type { CargoCompany } from './cargo.repository'

type CargoDto = Data<'listActiveCargo'>['cargoCompanies'][number]

/** Columns that the contract does not name are dropped by its schema. */
export const cargoToDto = ({ id, phone, email, website, ...company }: CargoCompany): CargoDto => ({
  ...company,
  _id: id,
  platform: company.platforms[0] ?? 'germany',
  estimatedDeliveryDays: { domestic: company.domesticDays, international: company.internationalDays },
  contactInfo: { phone, email, website },
  updatedAt: company.updatedAt.toISOString(),
})
