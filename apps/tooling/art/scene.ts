import { drawPack } from './packs'
import { botanical, type Drawing } from './page'
import { glassCup } from './props'

/** Hero image of the landing page: a niche, five packs on a table, light from a window on the left. */

const ARCH = 'M196 600V322A248 248 0 0 1 692 322V600Z'
const REVEAL = 'M222 610V330A236 236 0 0 1 694 330V610Z'
const PANES =
  'M318 92L430 74L486 330L374 352ZM446 72L560 52L616 300L502 326ZM380 378L492 354L530 560H424ZM508 350L622 324L664 560H552Z'

/** Places a pack by the middle of its base. */
const stand = (slug: string, x: number, ground: number, scale: number) =>
  `<svg x="${x - 200 * scale}" y="${ground - 447 * scale}" width="${400 * scale}" height="${480 * scale}" viewBox="0 0 400 480" overflow="visible">${drawPack(slug, `sc-${slug}`)}</svg>`

/** @param fade fades out the leaves' shadows below the upper edge, where the page's own wall continues */
const scene = (fade: boolean) => `<defs>
<linearGradient id="sc-n" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="var(--scene-niche)"/><stop offset="1" stop-color="var(--scene-niche-2)"/></linearGradient>
<linearGradient id="sc-fl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--scene-floor)"/><stop offset="1" stop-color="var(--scene-floor-2)"/></linearGradient>
<linearGradient id="sc-st" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="var(--scene-stone-2)"/><stop offset=".28" stop-color="var(--scene-stone)"/><stop offset=".55" stop-color="var(--scene-stone)"/><stop offset="1" stop-color="var(--scene-stone-2)"/></linearGradient>
<linearGradient id="sc-li" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--scene-light)"/><stop offset="1" stop-color="var(--scene-light)" stop-opacity=".1"/></linearGradient>
<radialGradient id="sc-gl" cx=".42" cy=".4" r=".62"><stop offset="0" stop-color="var(--scene-light)"/><stop offset="1" stop-color="var(--scene-light)" stop-opacity="0"/></radialGradient>
<filter id="sc-b1" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="sc-b2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
<linearGradient id="sc-mg" gradientUnits="userSpaceOnUse" x1="0" y1="62" x2="0" y2="210"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="sc-m" maskUnits="userSpaceOnUse" x="-700" y="-300" width="2400" height="1400"><path d="M-700-300H1700V1100H-700Z" fill="${fade ? 'url(#sc-mg)' : '#fff'}"/></mask>
<clipPath id="sc-c"><path d="${ARCH}"/></clipPath></defs>
<path d="${ARCH}" fill="var(--scene-edge)"/>
<g clip-path="url(#sc-c)">
<path d="${REVEAL}" fill="url(#sc-n)"/><path d="${REVEAL}" fill="url(#sc-gl)"/>
<g opacity=".9" filter="url(#sc-b1)"><path d="${PANES}" fill="url(#sc-li)"/></g>
<g opacity=".72">${botanical('kamille', { x: 497, y: 148, scale: 0.72 })}</g>
</g>
<g opacity=".5" filter="url(#sc-b1)" mask="url(#sc-m)" style="mix-blend-mode:multiply;--bot-tint:var(--scene-shade);--bot-line:transparent">
<g transform="rotate(28 120 60)">${botanical('blattzweig', { x: 560, y: -250, scale: 1.5 })}</g>
<g transform="rotate(62 420 0)">${botanical('blattzweig', { x: 430, y: -330, scale: 1.25 })}</g>
</g>
<path d="M-1600 598H2200V900H-1600Z" fill="url(#sc-fl)"/><path d="M-1600 598H2200" stroke="var(--scene-edge)" stroke-opacity=".5"/>
<g filter="url(#sc-b2)" opacity=".8"><path d="M180 640L600 606L980 690L760 760L240 720Z" fill="var(--scene-light)" opacity=".55"/></g>
<g transform="rotate(-6 130 600)">${botanical('blattzweig', { x: 64, y: 282, scale: 0.74 })}</g>
${stand('hochland-roestung', 262, 628, 0.8)}
<ellipse cx="470" cy="668" rx="210" ry="22" fill="var(--scene-shade)" filter="url(#sc-b1)"/>
<path d="M326 560V648A124 17 0 0 0 574 648V560Z" fill="url(#sc-st)"/><ellipse cx="450" cy="560" rx="124" ry="17" fill="var(--scene-stone)"/><ellipse cx="450" cy="560" rx="124" ry="17" stroke="var(--paper-0)" stroke-opacity=".5"/>
${stand('ingwer-zitrone', 640, 634, 0.74)}
${stand('abendruhe', 450, 566, 0.9)}
${stand('kurkuma-plus', 740, 676, 0.62)}
${stand('hagebutte', 150, 690, 0.52)}
<svg x="288" y="560" width="184" height="165.6" viewBox="0 0 400 360" overflow="visible">${glassCup('sc-cup', 'tea')}</svg>
<g transform="rotate(14 560 690)">${botanical('ingwer', { x: 520, y: 640, scale: 0.24 })}</g>`

/** Wall with the same gradient as the page below the image. */
const wall = (x: number, y: number, width: number, height: number) =>
  `<foreignObject x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}"><div xmlns="http://www.w3.org/1999/xhtml" style="width:100%;height:100%;background:linear-gradient(100deg,var(--scene-wall) 30%,var(--scene-wall-2))"></div></foreignObject>`

/** Wide crop: 1600 × 720 at the scale of the landing page, packs on the right, opaque. */
const WIDE = [-637.3, 86.2, 1497.3, 673.8] as const
/** Phone crop: transparent wall, so that the page's own wall continues above. */
const PHONE = [0, 62, 860, 698] as const

export const heroWide = (theme: 'light' | 'dark'): Drawing => ({
  stem: `hero-${theme}`,
  viewBox: WIDE,
  body: wall(...WIDE) + scene(false),
  theme,
})

export const heroPhone = (theme: 'light' | 'dark'): Drawing => ({
  stem: `hero-${theme}-phone`,
  viewBox: PHONE,
  body: scene(true),
  theme,
})
