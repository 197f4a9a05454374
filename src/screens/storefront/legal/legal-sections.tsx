import type { Language } from '@/i18n/types'
import type { LegalSection } from './legal-types'

interface LegalSectionsProps {
  /** Language of the text if it differs from the interface's. */
  lang: Language | undefined
  sections: readonly LegalSection[]
}

/** Sections of a legal text; line breaks are preserved, markup is not interpreted. */
export function LegalSections({ lang, sections }: LegalSectionsProps) {
  return (
    <div lang={lang}>
      {sections.map(({ id, title, paragraphs, box }) => (
        <section
          key={id}
          {...(title !== '' && { 'aria-labelledby': id })}
          className="mt-10 wrap-anywhere first:mt-0"
        >
          {title !== '' && (
            <h2 id={id} className="mb-2.5 font-serif text-title-m">
              {title}
            </h2>
          )}
          <div className="grid gap-3.5 whitespace-pre-line">
            {paragraphs.map((paragraph, index) => (
              <p key={`${index}-${paragraph.slice(0, 20)}`}>{paragraph}</p>
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
  )
}
