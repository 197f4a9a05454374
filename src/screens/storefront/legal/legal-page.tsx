/**
 * Layout of /legal/{impressum,agb,datenschutz,widerruf,versand,barrierefreiheit}: table of contents and text. States: loading, error, ready.
 */
import type { ReactNode } from 'react'
import type { LegalPage as LegalPageName } from '@/shop/shop-details/shop-details'
import { useFormat, useLanguage, useTranslations } from '@/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { ErrorState } from '@/ui/error-state'
import { Note } from '@/ui/note'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { LegalSections } from './legal-sections'
import type { LegalText } from './legal-types'

export type LegalPageState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly text: LegalText }

export interface LegalPageProps {
  name: LegalPageName
  state: LegalPageState
  /** Additional section below the text, listed in the contents: the withdrawal form. */
  extra?: { readonly id: string; readonly title: string; readonly content: ReactNode }
  onRetry: () => void
}

export function LegalPage({ name, state, extra, onRetry }: LegalPageProps) {
  const t = useTranslations('legal')
  const format = useFormat()
  const interfaceLanguage = useLanguage()
  const title = t(`pages.${name}`)
  const text = state.status === 'ready' ? state.text : undefined
  const textLang = text && text.language !== interfaceLanguage ? text.language : undefined
  const sections = text?.sections.filter((section) => section.title !== '') ?? []
  const contents = [...sections, ...(extra ? [extra] : [])]
  return (
    <Container data-slot="legal-page">
      <Breadcrumb
        items={[{ label: t('home'), href: '/' }, { label: title }]}
        className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4"
      />
      <h1 className="mb-8 font-serif text-display-m text-balance wrap-break-word hyphens-auto">{title}</h1>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,7fr)] items-start gap-20 pt-6 pb-24 max-lg:grid-cols-1 max-lg:gap-6 max-lg:pt-2 max-md:pb-12">
        <nav
          aria-label={t('contents')}
          className="sticky top-28 border-s border-border text-[0.9375rem] max-lg:hidden"
        >
          <ul lang={textLang}>
            {contents.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ms-px block border-s-2 border-transparent py-1.75 ps-4.5 wrap-anywhere text-text-muted hover:border-primary hover:text-text"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="max-w-[66ch] min-w-0">
          {text && (
            <>
              <p className="mb-2 text-small text-text-subtle">
                {t('updated', { date: format.date(text.updated, 'long') })}
              </p>
              {textLang && (
                <Note size="s" className="mb-6">
                  {t('onlyGerman')}
                </Note>
              )}
              <LegalSections lang={textLang} sections={text.sections} />
            </>
          )}
          {state.status === 'loading' && (
            <LoadingRegion className="grid gap-3.5">
              {['w-40', 'w-full', 'w-full', 'w-3/4'].map((width, index) => (
                <Skeleton key={`${index}-${width}`} className={width} />
              ))}
            </LoadingRegion>
          )}
          {state.status === 'error' && <ErrorState onRetry={onRetry} retrying={state.retrying} />}
          {extra && (
            <section aria-labelledby={extra.id} className="mt-10">
              <h2 id={extra.id} className="mb-2.5 font-serif text-title-m">
                {extra.title}
              </h2>
              {extra.content}
            </section>
          )}
        </article>
      </div>
    </Container>
  )
}
