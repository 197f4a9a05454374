/**
 * Mobile app: sample data, no calls, buttons without effect. States: one per tab (overview, users, content,
 * notifications, analytics).
 */
import { AlertIcon, BagIcon, BellIcon, HomeIcon, SproutIcon, StarIcon, UsersIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import { BarList } from '../../../ui/bar-list'
import { StatCard } from '../../../ui/stat-card'
import { Status } from '../../../ui/status'
import { statGrid } from '../shared/stat-grid'
import { MOBILE_TABS, mobileSamples, type MobileTab } from './mock-data'
import { MockFrame } from './mock-frame'
import { MockEntries } from './mock-parts'
import { MockPush } from './mock-push'
import { Panel } from '../shared/panel'

export interface MockMobileScreenProps {
  tab: MobileTab
  onTabChange: (tab: MobileTab) => void
}

export function MockMobileScreen({ tab, onTabChange }: MockMobileScreenProps) {
  const t = useTranslations('adminMock')
  const contents = {
    overview: (
      <>
        <SampleStats />
        <div className="grid gap-4 lg:grid-cols-3">
          <Activity />
          <Usage />
          <MockPush />
        </div>
      </>
    ),
    users: (
      <>
        <SampleStats />
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

function SampleStats() {
  const t = useTranslations('adminMock')
  const format = useFormat()
  const { downloads, ios, android, daily, growth } = mobileSamples
  return (
    <section aria-label={t('figures.label')} className={statGrid}>
      <StatCard
        label={t('figures.downloads')}
        value={format.number(downloads)}
        hint={t('figures.perSystem', {
          ios: format.number(ios.downloads),
          android: format.number(android.downloads),
        })}
      />
      <StatCard
        label={t('figures.daily')}
        value={format.number(daily)}
        trend={{ text: `+${t('figures.percent', { value: format.number(growth) })}`, direction: 'up' }}
        hint={t('figures.sinceLastWeek')}
      />
      <StatCard
        label={t('figures.ios')}
        value={ios.version}
        hint={t('figures.upToDate', { value: ios.upToDate })}
      />
      <StatCard
        label={t('figures.android')}
        value={android.version}
        hint={t('figures.upToDate', { value: android.upToDate })}
      />
    </section>
  )
}

const ACTIVITY = { signup: UsersIcon, order: BagIcon, review: StarIcon, crash: AlertIcon, push: BellIcon }

function Activity() {
  const t = useTranslations('adminMock')
  return (
    <MockEntries
      title={t('activity.title')}
      entries={(['signup', 'order', 'review', 'crash', 'push'] as const).map((key) => ({
        icon: ACTIVITY[key],
        title: t(`activity.${key}.title`),
        detail: t(`activity.${key}.detail`),
        aside: t(`activity.${key}.when`),
      }))}
    />
  )
}

function Usage() {
  const t = useTranslations('adminMock')
  const keys = ['search', 'cart', 'wishlist', 'premium', 'barcode'] as const
  return (
    <Shares
      title={t('usage.title')}
      hint={t('usage.hint')}
      items={keys.map((key) => [t(`usage.${key}`), mobileSamples.usage[key]] as const)}
    />
  )
}

interface SharesProps {
  title: string
  hint?: string
  /** Percent. */
  items: readonly (readonly [label: string, value: number])[]
}
function Shares({ title, hint, items }: SharesProps) {
  const t = useTranslations('adminMock')
  return (
    <Panel title={title} aria-label={title}>
      <div className="p-4.5">
        <BarList
          max={100}
          items={items.map(([label, value]) => ({ label, value, text: t('figures.percent', { value }) }))}
        />
        {hint && <p className="mt-3 text-a-small text-text-subtle">{hint}</p>}
      </div>
    </Panel>
  )
}

function Contents() {
  const t = useTranslations('adminMock')
  return (
    <MockEntries
      title={t('content.title')}
      entries={[
        {
          icon: HomeIcon,
          title: t('content.appHome'),
          aside: (
            <Status size="admin" tone="success">
              {t('content.published')}
            </Status>
          ),
        },
        {
          icon: SproutIcon,
          title: t('content.onboarding'),
          aside: (
            <Status size="admin" tone="neutral">
              {t('content.draft')}
            </Status>
          ),
        },
      ]}
    />
  )
}
