import { saveFile } from '@/client/shared/save-file'

/** With today's date: 'siparisler-2026-11-21.csv'. */
export function datedName(name: string, extension: string): string {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())
  return `${name}-${today}.${extension}`
}

export const saveCsv = (name: string, text: string): void =>
  saveFile(datedName(name, 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }))
