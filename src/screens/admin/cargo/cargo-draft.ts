import * as z from 'zod/mini'
import { DEFAULT_DELIVERY_DAYS, type CargoCompany } from '../../../domain/cargo/cargo'
import { cargoForm } from '../../../domain/cargo/cargo-form'
import type { Platform } from '../../../domain/shared/platform'
import type { CargoInput } from './cargo-types'
import { wholeEntry } from '../shared/forms/entries'

/** Unvalidated form values of a cargo company. */
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

export const cargoSchema = z.pipe(
  z.transform((draft: CargoDraft) => ({
    ...draft,
    domesticDays: wholeEntry(draft.domesticDays),
    internationalDays: wholeEntry(draft.internationalDays),
  })),
  cargoForm,
)

export const inputOf = ({
  code,
  domesticDays,
  internationalDays,
  phone,
  email,
  website,
  ...company
}: z.output<typeof cargoSchema>): CargoInput => ({
  ...company,
  code: code.toUpperCase(),
  estimatedDeliveryDays: { domestic: domesticDays, international: internationalDays },
  contactInfo: { phone, email, website },
})
