/**
 * Mobile app (A2): sample data, no calls, buttons without effect. States: one per tab (overview, users, content,
 * notifications, analytics).
 */
import { AlertIcon, BagIcon, BellIcon, HomeIcon, SproutIcon, StarIcon, UsersIcon } from '../../../icons'
import { useFormat, useWords } from '../../../i18n'
import { BarList } from '../../../ui/bar-list'
import { StatCard } from '../../../ui/stat-card'
import { Status } from '../../../ui/status'
import { figureGrid } from '../shared/figure-grid'
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
  const words = useWords('adminMock')
  const contents = {
    overview: (
      <>
        <Figures />
        <div className="grid gap-4 lg:grid-cols-3">
          <Activity />
          <Usage />
          <MockPush />
        </div>
      </>
    ),
    users: (
      <>
        <Figures />
        <Shares title={words('shares.systems')} items={systems} />
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
          title={words('shares.sessions')}
          items={(['short', 'middle', 'long'] as const).map(
            (key) => [words(`shares.${key}`), mobileSamples.sessions[key]] as const,
          )}
        />
      </div>
    ),
  }
  return (
    <MockFrame
      title={words('titles.mobile')}
      tabs={MOBILE_TABS.map((name) => ({ name, label: words(`tabs.${name}`), content: contents[name] }))}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

const systems = [
  ['iOS', mobileSamples.systems.ios],
  ['Android', mobileSamples.systems.android],
] as const

function Figures() {
  const words = useWords('adminMock')
  const format = useFormat()
  const { downloads, ios, android, daily, growth } = mobileSamples
  return (
    <section aria-label={words('figures.label')} className={figureGrid}>
      <StatCard
        label={words('figures.downloads')}
        value={format.number(downloads)}
        hint={words('figures.perSystem', {
          ios: format.number(ios.downloads),
          android: format.number(android.downloads),
        })}
      />
      <StatCard
        label={words('figures.daily')}
        value={format.number(daily)}
        trend={{ text: `+${words('figures.percent', { value: format.number(growth) })}`, direction: 'up' }}
        hint={words('figures.sinceLastWeek')}
      />
      <StatCard
        label={words('figures.ios')}
        value={ios.version}
        hint={words('figures.upToDate', { value: ios.upToDate })}
      />
      <StatCard
        label={words('figures.android')}
        value={android.version}
        hint={words('figures.upToDate', { value: android.upToDate })}
      />
    </section>
  )
}

const ACTIVITY = { signup: UsersIcon, order: BagIcon, review: StarIcon, crash: AlertIcon, push: BellIcon }

function Activity() {
  const words = useWords('adminMock')
  return (
    <MockEntries
      title={words('activity.title')}
      entries={(['signup', 'order', 'review', 'crash', 'push'] as const).map((key) => ({
        icon: ACTIVITY[key],
        title: words(`activity.${key}.title`),
        detail: words(`activity.${key}.detail`),
        aside: words(`activity.${key}.when`),
      }))}
    />
  )
}

function Usage() {
  const words = useWords('adminMock')
  const keys = ['search', 'cart', 'wishlist', 'premium', 'barcode'] as const
  return (
    <Shares
      title={words('usage.title')}
      hint={words('usage.hint')}
      items={keys.map((key) => [words(`usage.${key}`), mobileSamples.usage[key]] as const)}
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
  const words = useWords('adminMock')
  return (
    <Panel title={title} aria-label={title}>
      <div className="p-4.5">
        <BarList
          max={100}
          items={items.map(([label, value]) => ({ label, value, text: words('figures.percent', { value }) }))}
        />
        {hint && <p className="mt-3 text-a-small text-text-subtle">{hint}</p>}
      </div>
    </Panel>
  )
}

function Contents() {
  const words = useWords('adminMock')
  return (
    <MockEntries
      title={words('content.title')}
      entries={[
        {
          icon: HomeIcon,
          title: words('content.appHome'),
          aside: (
            <Status size="admin" tone="success">
              {words('content.published')}
            </Status>
          ),
        },
        {
          icon: SproutIcon,
          title: words('content.onboarding'),
          aside: (
            <Status size="admin" tone="neutral">
              {words('content.draft')}
            </Status>
          ),
        },
      ]}
    />
  )
}
