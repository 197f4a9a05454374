/**
 * Germany and Turkey sections with sample data; buttons have no effect. States: one per tab (products, orders,
 * content, site).
 */
import { EditIcon, ImageIcon, InfoIcon, LeafIcon, PlusIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { StatCard } from '@/ui/stat-card'
import { Status } from '@/ui/status'
import { statGrid } from '../shared/stat-grid'
import { PLATFORM_TABS, platformSamples, type MockPlatform, type PlatformTab } from './mock-data'
import { MockFrame } from './mock-frame'
import { MockEntries, MockFacts } from './mock-parts'
import { MockOrders, MockProducts } from './mock-tables'

export interface MockPlatformScreenProps {
  platform: MockPlatform
  tab: PlatformTab
  onTabChange: (tab: PlatformTab) => void
}

export function MockPlatformScreen({ platform, tab, onTabChange }: MockPlatformScreenProps) {
  const t = useTranslations('adminMock')
  const contents = {
    products: (
      <>
        <SampleStats platform={platform} />
        <MockProducts platform={platform} />
        <Button size="admin" disabled className="justify-self-start">
          <PlusIcon size="s" />
          {t('products.add')}
        </Button>
      </>
    ),
    orders: <MockOrders platform={platform} />,
    content: <Contents />,
    site: <SiteSettings platform={platform} />,
  }
  return (
    <MockFrame
      real={['orders', 'products', 'payment-settings', 'shop']}
      title={t(`titles.${platform}`)}
      tabs={PLATFORM_TABS.map((name) => ({ name, label: t(`tabs.${name}`), content: contents[name] }))}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

function SampleStats({ platform }: { platform: MockPlatform }) {
  const t = useTranslations('adminMock')
  const format = useFormat()
  const { currency, ...sample } = platformSamples[platform]
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <section aria-label={t('figures.label')} className={statGrid}>
      <StatCard
        label={t('figures.products')}
        value={format.number(sample.products)}
        hint={t('figures.published', { count: sample.published })}
      />
      <StatCard
        label={t('figures.ordersToday')}
        value={format.number(sample.orders)}
        trend={{
          text: `+${t('figures.percent', { value: format.number(sample.growth) })}`,
          direction: 'up',
        }}
        hint={t('figures.sinceYesterday')}
      />
      <StatCard
        label={t('figures.revenueToday')}
        value={money(sample.revenue)}
        hint={t('figures.basket', { amount: money(sample.basket) })}
      />
      <StatCard
        label={t('figures.lowStock')}
        value={format.number(sample.lowStock)}
        hint={t('figures.threshold')}
      />
    </section>
  )
}

function Contents() {
  const t = useTranslations('adminMock')
  const published = (
    <Status size="admin" tone="success">
      {t('content.published')}
    </Status>
  )
  const draft = (
    <Status size="admin" tone="neutral">
      {t('content.draft')}
    </Status>
  )
  return (
    <MockEntries
      title={t('content.title')}
      entries={[
        { icon: ImageIcon, title: t('content.banner'), aside: published },
        { icon: LeafIcon, title: t('content.campaign'), aside: draft },
        { icon: EditIcon, title: t('content.blog'), aside: published },
        { icon: InfoIcon, title: t('content.about'), aside: published },
      ]}
    />
  )
}

function SiteSettings({ platform }: { platform: MockPlatform }) {
  const t = useTranslations('adminMock')
  const format = useFormat()
  const { currency, domain, vat, freeShipping } = platformSamples[platform]
  return (
    <MockFacts
      title={t('tabs.site')}
      facts={[
        { label: t('site.domain'), value: domain },
        { label: t('site.language'), value: t(`site.languages.${platform}`) },
        { label: t('site.currency'), value: currency },
        { label: t('site.vat'), value: t('figures.percent', { value: format.number(vat) }) },
        { label: t('site.freeShipping'), value: format.money({ amount: freeShipping, currency }) },
      ]}
    >
      <Button size="admin" disabled>
        {t('site.save')}
      </Button>
    </MockFacts>
  )
}
