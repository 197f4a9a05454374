/** Time after which the browser has certainly started the download, in ms. */
const TAKEN_OVER = 60_000

export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER)
}

/** With today's date: 'siparisler-2026-11-21.csv'. */
export function datedName(name: string, extension: string): string {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())
  return `${name}-${today}.${extension}`
}

export const saveCsv = (name: string, text: string): void =>
  saveFile(datedName(name, 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }))
