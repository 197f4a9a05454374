import type { ComponentProps } from 'react'
import blattzweig from './botanicals/blattzweig.svg?no-inline'
import hagebutte from './botanicals/hagebutte.svg?no-inline'
import ingwer from './botanicals/ingwer.svg?no-inline'
import kaffee from './botanicals/kaffee.svg?no-inline'
import kamille from './botanicals/kamille.svg?no-inline'
import kurkuma from './botanicals/kurkuma.svg?no-inline'
import lavendel from './botanicals/lavendel.svg?no-inline'
import minze from './botanicals/minze.svg?no-inline'

const drawings = {
  blattzweig: { url: blattzweig, viewBox: '0 0 230 440' },
  hagebutte: { url: hagebutte, viewBox: '0 0 360 440' },
  ingwer: { url: ingwer, viewBox: '20 -24 440 450' },
  kaffee: { url: kaffee, viewBox: '0 0 400 350' },
  kamille: { url: kamille, viewBox: '0 0 280 440' },
  kurkuma: { url: kurkuma, viewBox: '0 0 400 350' },
  lavendel: { url: lavendel, viewBox: '0 0 240 440' },
  minze: { url: minze, viewBox: '0 0 240 420' },
} as const

export type BotanicalName = keyof typeof drawings

export const BOTANICAL_NAMES = [
  'blattzweig',
  'hagebutte',
  'ingwer',
  'kaffee',
  'kamille',
  'kurkuma',
  'lavendel',
  'minze',
] as const satisfies readonly BotanicalName[]

export interface BotanicalProps extends Omit<ComponentProps<'svg'>, 'name' | 'viewBox'> {
  name: BotanicalName
  /** Accessible label; pass it only if the drawing adds information to the text, otherwise it is hidden. */
  label?: string
}

/**
 * Botanical line drawing over a slightly offset tint. It follows the theme: lines use `currentColor`
 * (`--verda-bot-line` unless a class overrides it), areas the `--bot-*` tokens, which are inherited by the
 * referenced file.
 *
 * The eight drawings are 22 KiB gzip in total, so they are neither in the script nor in the HTML: a browser
 * loads only those on the page, once. Because of `<use>` the files must be served from the page's origin.
 */
export function Botanical({ name, label, ...rest }: BotanicalProps) {
  const { url, viewBox } = drawings[name]
  return (
    <svg
      viewBox={viewBox}
      color="var(--verda-bot-line)"
      overflow="visible"
      data-slot="botanical"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <use href={`${url}#art`} />
    </svg>
  )
}
