/**
 * Germany and Turkey (A2): sample data, no calls, buttons without effect. States: one per tab (products, orders,
 * content, site).
 */
import { EditIcon, ImageIcon, InfoIcon, LeafIcon, PlusIcon } from '../../../icons'
import { useFormat, useWords } from '../../../i18n'
import { Button } from '../../../ui/button'
import { StatCard } from '../../../ui/stat-card'
import { Status } from '../../../ui/status'
import { figureGrid } from '../shared/figure-grid'
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
  const words = useWords('adminMock')
  const contents = {
    products: (
      <>
        <Figures platform={platform} />
        <MockProducts platform={platform} />
        <Button size="admin" disabled className="justify-self-start">
          <PlusIcon size="s" />
          {words('products.add')}
        </Button>
      </>
    ),
    orders: <MockOrders platform={platform} />,
    content: <Contents />,
    site: <SiteSettings platform={platform} />,
  }
  return (
    <MockFrame
      title={words(`titles.${platform}`)}
      tabs={PLATFORM_TABS.map((name) => ({ name, label: words(`tabs.${name}`), content: contents[name] }))}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

function Figures({ platform }: { platform: MockPlatform }) {
  const words = useWords('adminMock')
  const format = useFormat()
  const { currency, ...sample } = platformSamples[platform]
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <section aria-label={words('figures.label')} className={figureGrid}>
      <StatCard
        label={words('figures.products')}
        value={format.number(sample.products)}
        hint={words('figures.published', { count: sample.published })}
      />
      <StatCard
        label={words('figures.ordersToday')}
        value={format.number(sample.orders)}
        trend={{
          text: `+${words('figures.percent', { value: format.number(sample.growth) })}`,
          direction: 'up',
        }}
        hint={words('figures.sinceYesterday')}
      />
      <StatCard
        label={words('figures.revenueToday')}
        value={money(sample.revenue)}
        hint={words('figures.basket', { amount: money(sample.basket) })}
      />
      <StatCard
        label={words('figures.lowStock')}
        value={format.number(sample.lowStock)}
        hint={words('figures.threshold')}
      />
    </section>
  )
}

function Contents() {
  const words = useWords('adminMock')
  const published = (
    <Status size="admin" tone="success">
      {words('content.published')}
    </Status>
  )
  const draft = (
    <Status size="admin" tone="neutral">
      {words('content.draft')}
    </Status>
  )
  return (
    <MockEntries
      title={words('content.title')}
      entries={[
        { icon: ImageIcon, title: words('content.banner'), aside: published },
        { icon: LeafIcon, title: words('content.campaign'), aside: draft },
        { icon: EditIcon, title: words('content.blog'), aside: published },
        { icon: InfoIcon, title: words('content.about'), aside: published },
      ]}
    />
  )
}

function SiteSettings({ platform }: { platform: MockPlatform }) {
  const words = useWords('adminMock')
  const format = useFormat()
  const { currency, domain, vat, freeShipping } = platformSamples[platform]
  return (
    <MockFacts
      title={words('tabs.site')}
      facts={[
        { label: words('site.domain'), value: domain },
        { label: words('site.language'), value: words(`site.languages.${platform}`) },
        { label: words('site.currency'), value: currency },
        { label: words('site.vat'), value: words('figures.percent', { value: format.number(vat) }) },
        { label: words('site.freeShipping'), value: format.money({ amount: freeShipping, currency }) },
      ]}
    >
      <Button size="admin" disabled>
        {words('site.save')}
      </Button>
    </MockFacts>
  )
}
