import type { MouseEvent } from 'react'
import { LANGUAGES, useLanguage, useTranslations } from '@/i18n'
import type { Language } from '@/i18n/types'

export interface LanguageChoice {
  /** Changes the language without a page load; without it the links navigate. */
  onLanguageChange?: (language: Language) => void
}

interface LanguageLinksProps extends LanguageChoice {
  /** Class of each link; the current one has aria-current. */
  className: string
}

/** Language links as list items: '?lang=tr' switches, and the server remembers it in a cookie. */
export function LanguageLinks({ onLanguageChange, className }: LanguageLinksProps) {
  const t = useTranslations('shop')
  const current = useLanguage()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    if (!onLanguageChange || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLanguageChange(language)
  }
  return LANGUAGES.map((language) => (
    <li key={language}>
      <a
        href={`?lang=${language}`}
        lang={language}
        hrefLang={language}
        aria-current={language === current || undefined}
        onClick={(event) => handleClick(event, language)}
        className={className}
      >
        {t(`language.${language}`)}
      </a>
    </li>
  ))
}
