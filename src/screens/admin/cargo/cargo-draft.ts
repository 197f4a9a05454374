import * as z from 'zod/mini'
import { DEFAULT_DELIVERY_DAYS, type CargoCompany, type CargoInput } from '@/shop/cargo/cargo'
import { cargoForm } from '@/shop/cargo/cargo-form'
import type { Platform } from '@/shop/shared/platform'
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

export const cargoDraft = (company: CargoCompany | undefined): CargoDraft => ({
  name: company?.name ?? '',
  code: company?.code ?? '',
  trackingUrl: company?.trackingUrl ?? '',
  platforms: [...(company?.platforms ?? [])],
  domesticDays: String((company ?? DEFAULT_DELIVERY_DAYS).domesticDays),
  internationalDays: String((company ?? DEFAULT_DELIVERY_DAYS).internationalDays),
  phone: company?.phone ?? '',
  email: company?.email ?? '',
  website: company?.website ?? '',
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

export const cargoInput = (checked: z.output<typeof cargoSchema>): CargoInput => ({
  ...checked,
  code: checked.code.toUpperCase(),
})
