import type { ReactNode } from 'react'
import { Botanical, LogoMark } from '@/art'
import { useTranslations } from '@/i18n'

interface LoginFrameProps {
  title: string
  children: ReactNode
}

/** The page around the login and the forgotten password. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  const t = useTranslations('admin')
  return (
    <div className="grid min-h-dvh bg-bg text-a-body text-text lg:grid-cols-2">
      <main className="grid place-items-center px-6 py-12">
        <div className="w-full max-w-90">
          <p className="mb-7 flex items-center gap-2.5 text-body font-semibold text-text-brand">
            <LogoMark className="h-6.25 w-5" />
            {t('brand')}
          </p>
          <h1 className="mb-4 text-a-title font-semibold">{title}</h1>
          {children}
        </div>
      </main>
      <div
        aria-hidden="true"
        className="relative hidden place-items-end justify-center overflow-hidden border-s border-border bg-surface-sunken lg:grid"
      >
        <div className="grid h-[min(31.25rem,84dvh)] w-100 place-items-end justify-center rounded-t-[200px] bg-tint-sage">
          <Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" className="h-[88%] w-[82%]" />
        </div>
      </div>
    </div>
  )
}
