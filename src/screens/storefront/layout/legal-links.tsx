import { cva } from 'class-variance-authority'
import { useTranslations } from '@/i18n'

export const footerLinkStyles = cva(
  'inline-flex items-center rounded-xs underline-offset-4 hover:underline pointer-coarse:min-h-hit',
)

const PAGES = ['impressum', 'datenschutz', 'agb', 'widerruf', 'versand', 'barrierefreiheit'] as const

interface LegalLinksProps {
  /** Opens the links in a new tab, for pages with a form in progress. @default false */
  newTab?: boolean
}

/** Links to the legal pages that German law requires on every page. */
export function LegalLinks({ newTab = false }: LegalLinksProps) {
  const t = useTranslations('shop')
  return (
    <nav aria-label={t('footer.legal')}>
      <ul className="flex flex-wrap gap-x-6.5 gap-y-2 pointer-coarse:gap-y-0">
        {PAGES.map((page) => (
          <li key={page}>
            <a
              href={`/legal/${page}`}
              {...(newTab && { target: '_blank', rel: 'noreferrer' })}
              className={footerLinkStyles()}
            >
              {t(`footer.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
