import { round } from './geometry'

/** Fonts on a pack: brand and name in Fraunces, kind in Figtree. */
const FACES = {
  brand: { family: 'Fraunces Variable', weight: 560 },
  name: { family: 'Fraunces Variable', weight: 480 },
  kind: { family: 'Figtree Variable', weight: 600 },
} as const

/** Cylinder a label is wrapped around. */
export interface Wrap {
  readonly cx: number
  readonly radius: number
  /** How far the middle of a line hangs below its ends. */
  readonly sag: number
}

interface TextRun {
  readonly text: string
  readonly face: keyof typeof FACES
  readonly size: number
  readonly x: number
  readonly y: number
  readonly fill: string
  readonly spacing?: number
  /** Reduces the font size of a text wider than this. */
  readonly maxWidth?: number
  readonly wrap?: Wrap | undefined
  readonly opacity?: number
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Centred line of text. `layOutText` fits and wraps it in the browser, which knows the glyphs. */
export function text({ text, face, size, x, y, fill, spacing = 0, maxWidth, wrap, opacity = 1 }: TextRun) {
  const { family, weight } = FACES[face]
  const data = [
    maxWidth === undefined ? '' : ` data-max-width="${round(maxWidth)}"`,
    wrap ? ` data-wrap="${wrap.cx},${wrap.radius},${wrap.sag}"` : '',
  ].join('')
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-family="${family}" font-weight="${weight}" font-size="${round(size)}" letter-spacing="${round(spacing)}" fill="${fill}" opacity="${opacity}"${data}>${escaped(text)}</text>`
}

/**
 * Runs in the page: shrinks lines that are too wide, then positions each glyph of a wrapped line on the cylinder
 * (narrower towards the edge, sagging baseline, upright stems).
 */
export function layOutText() {
  for (const run of document.querySelectorAll<SVGTextElement>('text[data-max-width]')) {
    const excess = run.getComputedTextLength() / Number(run.dataset.maxWidth)
    if (excess <= 1) continue
    run.setAttribute('font-size', String(Number(run.getAttribute('font-size')) / excess))
    run.setAttribute('letter-spacing', String(Number(run.getAttribute('letter-spacing')) / excess))
  }
  for (const run of document.querySelectorAll<SVGTextElement>('text[data-wrap]')) {
    const [cx = 0, radius = 1, sag = 0] = (run.dataset.wrap ?? '').split(',').map(Number)
    const baseline = Number(run.getAttribute('y'))
    const glyphs = [...(run.textContent ?? '')].map((glyph, i) => {
      const { x, width } = run.getExtentOfChar(i)
      const angle = (x + width / 2 - cx) / radius
      const s = Math.max(-0.99, Math.min(0.99, angle))
      const one = document.createElementNS('http://www.w3.org/2000/svg', 'text')
      for (const name of ['font-family', 'font-weight', 'font-size', 'fill', 'opacity'])
        one.setAttribute(name, run.getAttribute(name) ?? '')
      one.setAttribute('text-anchor', 'middle')
      const drop = sag * (Math.sqrt(1 - s * s) - 1)
      const slope = ((-sag * s) / Math.sqrt(1 - s * s) / radius) * Math.cos(angle)
      one.setAttribute(
        'transform',
        `matrix(${Math.cos(angle)} ${slope} 0 1 ${cx + radius * Math.sin(angle)} ${baseline + drop})`,
      )
      one.textContent = glyph
      return one
    })
    run.replaceWith(...glyphs)
  }
}
