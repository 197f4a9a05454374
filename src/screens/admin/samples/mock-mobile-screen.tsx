/**
 * Mobile app section with sample data; buttons have no effect. States: one per tab (overview, users, content,
 * notifications, analytics).
 */
import { useTranslations } from '@/i18n'
import { MOBILE_TABS, mobileSamples, type MobileTab } from './mock-data'
import { MockFrame } from './mock-frame'
import { MockPush } from './mock-push'
import { MockMobileStats } from './mock-mobile-stats'
import { Activity, Usage, Shares, Contents } from './mock-mobile-panels'

export interface MockMobileScreenProps {
  tab: MobileTab
  onTabChange: (tab: MobileTab) => void
}

export function MockMobileScreen({ tab, onTabChange }: MockMobileScreenProps) {
  const t = useTranslations('adminMock')
  const contents = {
    overview: (
      <>
        <MockMobileStats />
        <div className="grid gap-4 lg:grid-cols-3">
          <Activity />
          <Usage />
          <MockPush />
        </div>
      </>
    ),
    users: (
      <>
        <MockMobileStats />
        <Shares title={t('shares.systems')} items={systems} />
      </>
    ),
    content: <Contents />,
    notifications: (
      <div className="grid gap-4 lg:grid-cols-2">
        <MockPush />
        <Activity />
      </div>
    ),
    analytics: (
      <div className="grid gap-4 lg:grid-cols-2">
        <Usage />
        <Shares
          title={t('shares.sessions')}
          items={(['short', 'middle', 'long'] as const).map(
            (key) => [t(`shares.${key}`), mobileSamples.sessions[key]] as const,
          )}
        />
      </div>
    ),
  }
  return (
    <MockFrame
      real={['users', 'analytics', 'products']}
      title={t('titles.mobile')}
      tabs={MOBILE_TABS.map((name) => ({ name, label: t(`tabs.${name}`), content: contents[name] }))}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

const systems = [
  ['iOS', mobileSamples.systems.ios],
  ['Android', mobileSamples.systems.android],
] as const
