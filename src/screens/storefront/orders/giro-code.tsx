import { encode } from 'uqr'
import { giroCodeText, type Transfer } from '@/shop/payments/giro-code'
import { useTranslations } from '@/i18n'

/** Width in modules of the blank margin that scanners need to detect the code. */
const QUIET = 4

/** Draws all dark modules as one SVG path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')

interface GiroCodeProps {
  /** What is to be paid, by which reference and to which account. */
  transfer: Transfer
}

/**
 * GiroCode (EPC QR) that fills in a transfer in a banking app: recipient, IBAN, amount and reference. It stands below the bank
 * details and never replaces them: nothing is drawn where the format cannot express the transfer, such as another currency
 * than the euro, no valid IBAN or no amount. Dark on light in every theme, because scanners need it.
 */
export default function GiroCode({ transfer }: GiroCodeProps) {
  const t = useTranslations('checkout')
  const text = giroCodeText(transfer)
  if (text === undefined) return null
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET
  return (
    <figure
      data-slot="giro-code"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-border p-4.5 @[41rem]:w-46.5 @[41rem]:flex-col @[41rem]:border-t-0 @[41rem]:ps-2"
    >
      <svg
        role="img"
        aria-label={t('instructions.giroCode')}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-40 flex-none rounded-s bg-surface text-text scheme-light forced-color-adjust-none"
      >
        <path d={pathOf(data)} fill="currentColor" />
      </svg>
      <figcaption className="min-w-44 flex-1 text-caption text-text-muted @[41rem]:w-40 @[41rem]:min-w-0 @[41rem]:flex-auto">
        <b className="block font-semibold text-text">{t('instructions.giroCode')}</b>
        {t('instructions.giroCodeText')}
      </figcaption>
    </figure>
  )
}
