import type { ReactNode } from 'react'
import type { Ingredient } from '../../../../domain/catalogue/product'
import { ShieldIcon } from '../../../../icons'
import { useTranslations } from '../../../../i18n'
import { useContentLang } from '../../shared/content-lang'

/** A wide column and a narrow one beside it. */
export function PanelColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-11 md:grid-cols-[7fr_5fr] md:gap-12 xl:gap-24 [&>*]:min-w-0">{children}</div>
  )
}

/** What a tab says while it has nothing to show. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="max-w-[48ch] py-4 text-text-muted">{children}</p>
}

/** Ingredients with their share; an asterisk stands for organic farming. */
export function CompositionTable({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const t = useTranslations('product')
  return (
    <div>
      <table lang={useContentLang()} className="w-full text-left">
        <caption className="mb-2 text-left font-semibold">{t('detail.composition')}</caption>
        <tbody>
          {ingredients.map(({ name, amount, unit }) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-3.25 pr-4 font-medium">
                {name}
              </th>
              <td className="py-3.25 text-right text-text-muted tabular-nums">
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

/** Seals that the product carries. */
export function CertificationList({ certification }: { certification: readonly string[] }) {
  const t = useTranslations('product')
  return (
    <div>
      <h2 className="mb-2 font-semibold">{t('detail.certification')}</h2>
      <ul lang={useContentLang()}>
        {certification.map((seal) => (
          <li key={seal} className="flex items-center gap-3 border-b border-border py-3.25 font-medium">
            <ShieldIcon className="text-text-brand" />
            {seal}
          </li>
        ))}
      </ul>
    </div>
  )
}
