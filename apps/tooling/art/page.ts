import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)))

const FONTS = [
  ['Fraunces Variable', 'fraunces/files/fraunces-latin-wght-normal.woff2'],
  ['Figtree Variable', 'figtree/files/figtree-latin-wght-normal.woff2'],
] as const

const fontFaces = FONTS.map(
  ([family, file]) =>
    `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${read(`node_modules/@fontsource-variable/${file}`).toString('base64')})}`,
).join('')

const tokens = ['primitive', 'semantic'].map((name) => read(`src/tokens/${name}.css`).toString()).join('')

export interface Drawing {
  /** Base name of the files. */
  readonly stem: string
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  readonly body: string
  /** @default 'light' */
  readonly theme?: 'light' | 'dark'
}

/** HTML page with nothing but the drawing, `width` pixels wide, with the shop's fonts and tokens. */
export function page({ viewBox, body, theme = 'light' }: Drawing, width: number): string {
  const height = Math.round((width * viewBox[3]) / viewBox[2])
  return `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${fontFaces}${tokens}html{background:none}body{margin:0}svg{display:block;overflow:hidden}text{text-rendering:geometricPrecision;font-variant-ligatures:none}</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}" fill="none">${body}</svg></html>`
}

/** Plant drawing of the storefront as nested SVG, coloured by `--bot-*` and `color`. */
export function botanical(
  name: string,
  place: { x: number; y: number; scale: number; attributes?: string },
): string {
  const source = read(`src/art/botanicals/${name}.svg`).toString()
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1] ?? ''
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  const inner = source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(' id="art"', '')
  return `<svg x="${place.x}" y="${place.y}" width="${width * place.scale}" height="${height * place.scale}" viewBox="${viewBox}" overflow="visible" color="var(--bot-line)" ${place.attributes ?? ''}>${inner}</svg>`
}
