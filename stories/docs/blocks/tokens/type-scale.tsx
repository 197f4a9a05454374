import { tokens } from '../../tokens'
import { CopyName } from '../art/copy-name'

const SHOP = [
  ['display-xl', 'What grows', 'font-serif text-display-xl'],
  ['display-l', 'From the herb cabinet', 'font-serif text-display-l'],
  ['display-m', 'A garden behind the house', 'font-serif text-display-m'],
  ['title-l', 'Your order is on its way', 'font-serif text-title-l'],
  ['title-m', 'Gently dried', 'font-serif text-title-m'],
  ['title-s', 'Highland Roast', 'font-serif text-title-s'],
  ['body-l', 'Whole chamomile flowers from Thuringia with lemon balm.', 'text-body-l'],
  ['body', 'Lemon balm and chamomile, five minutes at 95 °C.', 'text-body'],
  ['small', 'Delivery in two to three working days', 'text-small'],
  ['caption', 'incl. VAT, plus shipping · 80 g · €148.75 / kg', 'text-caption'],
] as const
const ADMIN = [
  ['a-figure', '€84,210', 'text-a-figure font-semibold tabular-nums'],
  ['a-title', 'Orders', 'text-a-title font-semibold'],
  ['a-heading', 'Latest orders', 'text-a-heading font-semibold'],
  ['a-body', 'Sabine Koch, Leipzig', 'text-a-body'],
  ['a-small', 'VD-2026-020431', 'text-a-small'],
  ['a-caption', '21 Nov, 10:42', 'text-a-caption'],
] as const
const scales = { shop: SHOP, admin: ADMIN } as const

const valueOf = (name: string) => tokens.resolve(name, 'light').value

/** One sample per text size, with its class. */
export function TypeScale({ of }: { of: keyof typeof scales }) {
  return (
    <ul className="sb-unstyled border-t border-border text-text">
      {scales[of].map(([token, sample, style]) => (
        <li
          key={token}
          className="grid items-baseline gap-x-8 gap-y-1 border-b border-border py-5 md:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <div className="text-a-small">
            <CopyName text={`text-${token}`} className="text-small font-medium" />
            <span className="block text-text-subtle tabular-nums">{valueOf(token)}</span>
          </div>
          <p className={style}>{sample}</p>
        </li>
      ))}
    </ul>
  )
}
