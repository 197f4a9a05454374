import { tokens } from '../../tokens'
import { CopyName } from '../art/copy-name'

const SHOP = [
  ['text-display-xl', 'display-xl', 'Was wächst', 'font-serif text-display-xl'],
  ['text-display-l', 'display-l', 'Aus dem Kräuterschrank', 'font-serif text-display-l'],
  ['text-display-m', 'display-m', 'Ein Garten hinter dem Haus', 'font-serif text-display-m'],
  ['text-title-l', 'title-l', 'Ihre Bestellung ist unterwegs', 'font-serif text-title-l'],
  ['text-title-m', 'title-m', 'Schonend getrocknet', 'font-serif text-title-m'],
  ['text-title-s', 'title-s', 'Hochland Röstung', 'font-serif text-title-s'],
  ['text-body-l', 'body-l', 'Ganze Kamillenblüten aus Thüringen mit Zitronenmelisse.', 'text-body-l'],
  ['text-body', 'body', 'Melisse und Kamille, fünf Minuten bei 95 °C.', 'text-body'],
  ['text-small', 'small', 'Lieferung in zwei bis drei Werktagen', 'text-small'],
  ['text-caption', 'caption', 'inkl. MwSt., zzgl. Versand · 80 g · 148,75 € / kg', 'text-caption'],
] as const
const ADMIN = [
  ['text-a-figure', 'a-figure', '84.210 €', 'text-a-figure font-semibold tabular-nums'],
  ['text-a-title', 'a-title', 'Siparişler', 'text-a-title font-semibold'],
  ['text-a-heading', 'a-heading', 'Son siparişler', 'text-a-heading font-semibold'],
  ['text-a-body', 'a-body', 'Sabine Koch, Leipzig', 'text-a-body'],
  ['text-a-small', 'a-small', 'VD-2026-20431', 'text-a-small'],
  ['text-a-caption', 'a-caption', '21 Kas, 10:42', 'text-a-caption'],
] as const
const scales = { shop: SHOP, admin: ADMIN } as const

const valueOf = (name: string) => tokens.resolve(name, 'light').value

/** One sample per text size, with its class. */
export function TypeScale({ of }: { of: keyof typeof scales }) {
  return (
    <ul className="sb-unstyled border-t border-border text-text">
      {scales[of].map(([name, token, sample, style]) => (
        <li
          key={name}
          className="grid items-baseline gap-x-8 gap-y-1 border-b border-border py-5 md:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <div className="text-a-small">
            <CopyName text={name} className="text-small font-medium" />
            <span className="block text-text-subtle tabular-nums">{valueOf(token)}</span>
          </div>
          <p lang={of === 'shop' ? 'de' : 'tr'} className={style}>
            {sample}
          </p>
        </li>
      ))}
    </ul>
  )
}
