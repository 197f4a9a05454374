import { BRANDS, isBrandName } from '../stories/fixtures/brands'
import { paintBrand } from '../stories/docs/paint-brand'

/** Draws a story in the sample brand of the toolbar; the colour library comes only with one. */
export async function brandLoader({ globals }: { globals: Record<string, unknown> }) {
  const { brand } = globals
  if (!isBrandName(brand)) return paintBrand(document, 'toolbar', '')
  const { draftOf } = await import('../stories/docs/draft-brand')
  return paintBrand(document, 'toolbar', draftOf(BRANDS[brand]).css)
}
