/** Lays a brand's stylesheet over a document's own; '' takes it away. @param by tells who laid it */
export function paintBrand(page: Document, by: 'toolbar' | 'board', css: string): void {
  const id = `brand-of-${by}`
  const painted = page.getElementById(id)
  const style = painted ?? page.createElement('style')
  style.id = id
  style.textContent = css
  if (!painted) page.head.append(style)
}
