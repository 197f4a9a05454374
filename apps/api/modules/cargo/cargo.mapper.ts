import type { Data } from '@/contract/shared/wire'
import type { CargoCompany } from './cargo.repository'

type CargoDto = Data<'listActiveCargo'>['cargoCompanies'][number]

export const cargoToDto = (company: CargoCompany): CargoDto => ({
  _id: company.id,
  name: company.name,
  code: company.code,
  trackingUrl: company.trackingUrl,
  platform: company.platforms[0] ?? 'germany',
  platforms: company.platforms,
  estimatedDeliveryDays: { domestic: company.domesticDays, international: company.internationalDays },
  description: company.description,
  logo: company.logo,
  contactInfo: { phone: company.phone, email: company.email, website: company.website },
  isActive: company.isActive,
})
