import { useState } from 'react'
import type { ColumnChoice } from '@/screens/admin/shared/lists/list-columns'
import { fields, isText, jsonOf } from '@/shop/shared/stored'
import { attempt } from '../app/browser-storage'

const COLUMNS_KEY = 'adminColumns'
const stored = () => fields(jsonOf(attempt(() => localStorage.getItem(COLUMNS_KEY))))

/** Columns chosen for a list; of this browser alone. */
export function useColumns(list: string, known: readonly string[]): ColumnChoice {
  const [chosen, setChosen] = useState<readonly string[] | undefined>(() => {
    const ids = stored()[list]
    return Array.isArray(ids)
      ? [...new Set(ids.filter(isText))].filter((id) => known.includes(id))
      : undefined
  })
  return {
    chosen,
    onChange: (next) => {
      setChosen(next)
      attempt(() => localStorage.setItem(COLUMNS_KEY, JSON.stringify({ ...stored(), [list]: next })))
    },
  }
}
