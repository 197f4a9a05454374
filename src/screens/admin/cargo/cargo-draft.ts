import { DEFAULT_DELIVERY_DAYS, type CargoCompany } from '../../../domain/cargo/cargo'
import type { Platform } from '../../../domain/shared/platform'
import { cargoErrors, type CargoProblem } from '../../../domain/cargo/cargo-form'
import { isBlank, isEmail } from '../../../domain/shared/field-rules'
import type { CargoInput } from './cargo-types'
import { wholeEntry } from '../shared/forms/entries'

/** A company while it is written. */
export interface CargoDraft {
  name: string
  code: string
  trackingUrl: string
  platforms: Platform[]
  domesticDays: string
  internationalDays: string
  phone: string
  email: string
  website: string
  logo: string
  description: string
  isActive: boolean
}
export type CargoDraftProblem = CargoProblem | 'emailInvalid'

export const draftOf = (company: CargoCompany | undefined): CargoDraft => ({
  name: company?.name ?? '',
  code: company?.code ?? '',
  trackingUrl: company?.trackingUrl ?? '',
  platforms: [...(company?.platforms ?? [])],
  domesticDays: String((company?.estimatedDeliveryDays ?? DEFAULT_DELIVERY_DAYS).domestic),
  internationalDays: String((company?.estimatedDeliveryDays ?? DEFAULT_DELIVERY_DAYS).international),
  phone: company?.contactInfo.phone ?? '',
  email: company?.contactInfo.email ?? '',
  website: company?.contactInfo.website ?? '',
  logo: company?.logo ?? '',
  description: company?.description ?? '',
  isActive: company?.isActive ?? true,
})

export function cargoDraftErrors(draft: CargoDraft): Partial<Record<keyof CargoDraft, CargoDraftProblem>> {
  const days = {
    domesticDays: wholeEntry(draft.domesticDays),
    internationalDays: wholeEntry(draft.internationalDays),
  }
  return {
    ...cargoErrors({ ...draft, ...days }),
    ...(!isBlank(draft.email) && !isEmail(draft.email) && { email: 'emailInvalid' as const }),
  }
}

export const inputOf = (draft: CargoDraft): CargoInput => ({
  name: draft.name.trim(),
  code: draft.code.trim().toUpperCase(),
  trackingUrl: draft.trackingUrl.trim(),
  platforms: draft.platforms,
  estimatedDeliveryDays: {
    domestic: wholeEntry(draft.domesticDays) ?? DEFAULT_DELIVERY_DAYS.domestic,
    international: wholeEntry(draft.internationalDays) ?? DEFAULT_DELIVERY_DAYS.international,
  },
  contactInfo: { phone: draft.phone.trim(), email: draft.email.trim(), website: draft.website.trim() },
  logo: draft.logo.trim(),
  description: draft.description.trim(),
  isActive: draft.isActive,
})
