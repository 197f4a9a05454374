import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { fields, isText, jsonOf } from '@/shop/shared/stored'
import { attempt } from '../../app/browser-storage'

const KEY = 'adminCargoChoice'
type Choice = Readonly<Partial<Record<Platform, string>>>

/** Ids of the companies that were chosen last, by platform; of this browser alone. */
export function rememberedCompanies(): Choice {
  const stored = fields(jsonOf(attempt(() => localStorage.getItem(KEY))))
  return Object.fromEntries(
    PLATFORMS.flatMap((platform) => {
      const id = stored[platform]
      return isText(id) ? [[platform, id]] : []
    }),
  )
}

export function rememberCompany(platform: Platform, id: string): Choice {
  const choice = { ...rememberedCompanies(), [platform]: id }
  attempt(() => localStorage.setItem(KEY, JSON.stringify(choice)))
  return choice
}
