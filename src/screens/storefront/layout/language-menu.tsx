import { useLanguage, useTranslations } from '@/i18n'
import { HeaderMenu, headerMenuItem } from './header-menu'
import { LanguageLinks, type LanguageChoice } from './language-links'

/** Language switch of the wide header. */
export function LanguageMenu({ onLanguageChange }: LanguageChoice) {
  const t = useTranslations('shop')
  const language = useLanguage()
  return (
    <HeaderMenu
      trigger={
        <>
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="sr-only">{t('language.current', { language: t(`language.${language}`) })}</span>
        </>
      }
    >
      <ul>
        <LanguageLinks
          onLanguageChange={onLanguageChange}
          className={headerMenuItem({ className: 'aria-current:bg-soft aria-current:text-on-soft' })}
        />
      </ul>
    </HeaderMenu>
  )
}
