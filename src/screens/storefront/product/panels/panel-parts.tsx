import type { ReactNode } from 'react'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { ShieldIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { textLang } from '../../shared/content-lang'
import { OrganicMark } from './organic-mark'

interface PanelPartProps {
  product: ProductDetail
}

/** A wide and a narrow column. */
export function PanelColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-11 md:grid-cols-[7fr_5fr] md:gap-12 xl:gap-24 [&>*]:min-w-0">{children}</div>
  )
}

/** Empty state of a tab. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="max-w-[48ch] py-4 text-text-muted">{children}</p>
}

/** Ingredients with their share; an asterisk marks organic farming. */
export function CompositionTable({ product }: PanelPartProps) {
  const t = useTranslations('product')
  const { ingredients } = product
  return (
    <div>
      <table className="w-full text-start">
        <caption className="mb-2 text-start font-semibold">{t('detail.composition')}</caption>
        <tbody lang={textLang(product, 'ingredients')}>
          {ingredients.map(({ name, amount, unit }) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-3.25 pe-4 text-start font-medium wrap-anywhere">
                {name}
              </th>
              <td className="py-3.25 text-end whitespace-nowrap text-text-muted tabular-nums">
                {t('perUnit', { amount, unit })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ingredients.some(({ name }) => name.endsWith('*')) && (
        <p className="mt-3 text-caption text-text-subtle">{t('detail.organicNote')}</p>
      )}
    </div>
  )
}

/** Organic logo and other certifications of the product. */
export function CertificationList({ product }: PanelPartProps) {
  const t = useTranslations('product')
  const { certification, organic } = product
  return (
    <div>
      <h2 className="mb-2 font-semibold">{t('detail.certification')}</h2>
      {organic && <OrganicMark organic={organic} />}
      {certification.length > 0 && (
        <ul lang={textLang(product, 'certification')}>
          {certification.map((seal) => (
            <li key={seal} className="flex items-center gap-3 border-b border-border py-3.25 font-medium">
              <ShieldIcon className="text-text-brand" />
              {seal}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
