import { datevForm, DATEV_DEFAULTS, type DatevOptions } from '@/shop/bookkeeping/datev-form'
import { jsonOf } from '@/shop/shared/stored'
import { attempt } from '../../app/browser-storage'

const KEY = 'adminDatevOptions'

/** What was entered last; of this browser alone. */
export function rememberedDatev(): DatevOptions {
  const { data } = datevForm.safeParse(jsonOf(attempt(() => localStorage.getItem(KEY))))
  return data ?? DATEV_DEFAULTS
}

export const rememberDatev = (options: DatevOptions): void =>
  void attempt(() => localStorage.setItem(KEY, JSON.stringify(options)))
