import type { ReactElement } from 'react'
import { ChangedRows } from '@/screens/admin/shared/lists/changed-rows'

/** Rows that somebody else has just changed. */
export const changed = (...rows: readonly { readonly id: string }[]) =>
  function Changed(Story: () => ReactElement) {
    return <ChangedRows value={rows.map(({ id }) => id)}>{Story()}</ChangedRows>
  }
