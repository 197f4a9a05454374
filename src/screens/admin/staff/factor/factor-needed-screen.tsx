/** Sets up the second factor that the shop demands, before anything else. */
import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { ControlSizeProvider } from '@/ui/control-size'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { LoginFrame } from '../login-frame'

export interface FactorNeededScreenProps {
  onLogout: () => void
  /** The section of the second factor. */
  children: ReactNode
}

export function FactorNeededScreen({ onLogout, children }: FactorNeededScreenProps) {
  const t = useTranslations('adminAccess')
  return (
    <LoginFrame title={t('factor.neededTitle')}>
      <ControlSizeProvider value="admin">
        <Note size="admin" className="mb-5">
          {t('factor.needed')}
        </Note>
        {children}
      </ControlSizeProvider>
      <Link asChild className="mt-5 text-a-small font-normal">
        <button type="button" onClick={onLogout}>
          {t('factor.logout')}
        </button>
      </Link>
    </LoginFrame>
  )
}
