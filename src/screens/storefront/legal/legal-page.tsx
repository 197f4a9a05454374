/** The frame of /legal/{impressum,agb,datenschutz,widerruf,versand}: contents beside the text. */
import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '../../../i18n'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { Container } from '../../../ui/container'
import { useContentLang } from '../shared/content-lang'
import type { LegalPageName, LegalText } from './legal-types'

export interface LegalPageProps {
  name: LegalPageName
  text: LegalText
  /** A further section below the text, with its place in the contents: the withdrawal's form. */
  extra?: { readonly id: string; readonly title: string; readonly content: ReactNode }
}

export function LegalPage({ name, text, extra }: LegalPageProps) {
  const t = useTranslations('legal')
  const format = useFormat()
  const contentLang = useContentLang()
  const title = t(`pages.${name}`)
  const contents = [...text.sections, ...(extra ? [extra] : [])]
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
          className="sticky top-28 border-l border-border text-[0.9375rem] max-lg:hidden"
        >
          <ul lang={contentLang}>
            {contents.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ml-px block border-l-2 border-transparent py-1.75 pl-4.5 text-text-muted hover:border-primary hover:text-text"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="max-w-[66ch] min-w-0">
          <p className="mb-2 text-small text-text-subtle">
            {t('updated', { date: format.date(text.updated, 'long') })}
          </p>
          <div lang={contentLang}>
            {text.sections.map(({ id, title: heading, paragraphs, box }) => (
              <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
                <h2 id={id} className="mb-2.5 scroll-mt-28 font-serif text-title-m">
                  {heading}
                </h2>
                <div className="grid gap-3.5 wrap-break-word">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
                {box && (
                  <div className="mt-5 grid gap-2 rounded-l border border-border bg-surface px-7 py-6 text-small text-text-muted max-md:px-4.5 max-md:py-5">
                    {box.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                )}
              </section>
            ))}
          </div>
          {extra && (
            <section aria-labelledby={extra.id} className="mt-10">
              <h2 id={extra.id} className="mb-2.5 scroll-mt-28 font-serif text-title-m">
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
