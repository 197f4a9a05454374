/** Dense and airy ways of the same components: their heights differ, their texts do not. */
export const DENSITIES = ['compact', 'comfortable', 'spacious'] as const
export type Density = (typeof DENSITIES)[number]

type Heights = Readonly<Record<'h-sm' | 'h-md' | 'h-lg' | 'h-admin' | 'h-row', number>>

/** In px, where they differ from primitive.css, which is comfortable. */
export const densityHeights: Readonly<Record<Exclude<Density, 'comfortable'>, Heights>> = {
  compact: { 'h-sm': 36, 'h-md': 40, 'h-lg': 48, 'h-admin': 32, 'h-row': 42 },
  spacious: { 'h-sm': 44, 'h-md': 52, 'h-lg': 60, 'h-admin': 40, 'h-row': 58 },
}

/** The stylesheet of a density. A finger needs 44 px, so that what is compact is so for a mouse alone. */
export function densityCss(density: Density = 'comfortable'): string {
  if (density === 'comfortable') return ''
  const heights = Object.entries(densityHeights[density])
  const rule = `:root { ${heights.map(([name, px]) => `--verda-${name}: ${px}px;`).join(' ')} }`
  return density === 'compact' ? `@media (pointer: fine) {\n  ${rule}\n}\n` : `${rule}\n`
}
