import { AlertIcon, BagIcon, BellIcon, HomeIcon, SproutIcon, StarIcon, UsersIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { BarList } from '@/ui/bar-list'
import { Status } from '@/ui/status'
import { mobileSamples } from './mock-data'
import { MockEntries } from './mock-parts'
import { Panel } from '../shared/panel'

const ACTIVITY = { signup: UsersIcon, order: BagIcon, review: StarIcon, crash: AlertIcon, push: BellIcon }

export function Activity() {
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

export function Usage() {
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
  /** Values in percent. */
  items: readonly (readonly [label: string, value: number])[]
}

export function Shares({ title, hint, items }: SharesProps) {
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

export function Contents() {
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
