import { useMemo } from 'react'
import { fields, textOr } from '@/shop/shared/stored'
import { useSession } from '../application'
import { readTab, writeTab } from './tab-storage'

const WITHDRAWAL = 'withdrawalDraft'
const TERMINATION = 'terminationDraft'

/** In sessionStorage: what was typed into a form survives a reload, and goes once it is sent or with the tab. */
export const formDraft = (key: string, names: readonly string[]) => ({
  /** @param owner id of the customer; undefined for a guest */
  keep: (values: object, owner: string | undefined): void => writeTab(key, { values, owner: owner ?? null }),
  drop: (): void => writeTab(key, null),
  /** What this customer or a guest typed before; undefined if there is nothing. */
  read: (owner: string | undefined): Readonly<Record<string, string>> | undefined => {
    const draft = fields(readTab(key))
    if (typeof draft.owner === 'string' && draft.owner !== owner) return undefined
    const values = fields(draft.values)
    const typed = names.flatMap((name) => {
      const value = textOr(values[name], '')
      return value === '' ? [] : [[name, value] as const]
    })
    return typed.length === 0 ? undefined : Object.fromEntries(typed)
  },
})
type FormDraft = ReturnType<typeof formDraft>

export const withdrawalDraft = formDraft(WITHDRAWAL, ['name', 'orderNumber', 'email', 'items', 'reason'])
export const terminationDraft = formDraft(TERMINATION, [
  'kind',
  'reason',
  'contract',
  'name',
  'email',
  'endOn',
])

/** The draft of whoever is here, once that is known. */
export function useFormDraft({ keep, read }: FormDraft) {
  const started = useSession((state) => state.started)
  const owner = useSession(({ user }) => user?.id)
  const draft = useMemo(() => (started ? read(owner) : undefined), [started, owner, read])
  return { draft, keep: (values: object) => keep(values, owner) }
}
