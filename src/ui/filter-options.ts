import type { ComboboxOption } from './combobox-list'

/** 'Ç' finds 'c', 'İ' finds 'i': people type what their keyboard has. */
const plain = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')

/** Options that contain the query anywhere in their label. */
export function filterOptions<V extends string>(options: readonly ComboboxOption<V>[], query: string) {
  const wanted = plain(query.trim())
  return wanted === '' ? options : options.filter((option) => plain(option.label).includes(wanted))
}
