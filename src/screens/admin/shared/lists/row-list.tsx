import type { ComponentProps } from 'react'
import { useRowFocus } from './use-row-focus'

/** Rows of a list that is no table, as on phones, with the keys of tables (tablets have keyboards). Each item says its id, `data-row`. */
export function RowList({ className = 'border-t border-border', ...rest }: ComponentProps<'ul'>) {
  return <ul className={className} {...useRowFocus<HTMLUListElement>()} {...rest} />
}
