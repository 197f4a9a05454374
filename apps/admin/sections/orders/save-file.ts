/** Time in which a browser has surely taken over a download, in ms. */
const TAKEN_OVER = 60_000

/** Saves a CSV text under a name with today's date: 'siparisler-2026-11-21.csv'. */
export function saveOrderFile(name: string, text: string): void {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${today}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER)
}
