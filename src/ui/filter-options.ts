import type { ComboboxOption } from './combobox-list'

/** Ignores case and accents: 'c' finds 'Ç', 'i' finds 'İ'. */
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
