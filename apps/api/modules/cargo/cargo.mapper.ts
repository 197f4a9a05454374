import type { Data } from '@/contract/shared/dto'
import type { CargoCompany } from './cargo.repository'

type CargoDto = Data<'listActiveCargo'>['cargoCompanies'][number]

/** The response schema removes columns that are not part of the contract. */
export const cargoToDto = ({ id, phone, email, website, ...company }: CargoCompany): CargoDto => ({
  ...company,
  _id: id,
  platform: company.platforms[0] ?? 'germany',
  estimatedDeliveryDays: { domestic: company.domesticDays, international: company.internationalDays },
  contactInfo: { phone, email, website },
  updatedAt: company.updatedAt.toISOString(),
})
