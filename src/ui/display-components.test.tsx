import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentProps, ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../i18n/all-messages'
import { IntlProvider } from '../i18n'
import { Avatar } from './avatar'
import { Badge } from './badge'
import { BarList } from './bar-list'
import { Breadcrumb } from './breadcrumb'
import { Card } from './card'
import { Carousel } from './carousel'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { Chip, ChipLink, RemovableChip } from './chip'
import { CloseButton } from './close-button'
import { Collapsible } from './collapsible'
import { Container } from './container'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { ActiveFilters, FilterBar } from './filter-bar'
import { Note } from './note'
import { PageHeader } from './page-header'
import { Pager } from './pager'
import { Pagination } from './pagination'
import { Picture } from './picture'
import { Price } from './price'
import { Progress } from './progress'
import { Rating } from './rating'
import { RatingInput } from './rating-input'
import { ShareBar } from './share-bar'
import { SideNavigation } from './side-navigation'
import { ArchSkeleton, LoadingRegion, Skeleton } from './skeleton'
import { StatCard } from './stat-card'
import { Status } from './status'
import { Tabs, TabsList } from './tabs'
import { VisuallyHidden } from './visually-hidden'

/** Attributes that every component must pass to its root. */
const promise = {
  id: 'own-id',
  className: 'own-class',
  'data-testid': 'own-data',
} satisfies ComponentProps<'div'> & {
  'data-testid': string
}
const nothing = () => undefined
const item = { label: 'Tee', value: 1, text: '1' }
const image = { url: '/tee.webp', alt: 'Tee', sources: [] }

const components: Record<string, ReactElement> = {
  ActiveFilters: <ActiveFilters result="2" filters={[]} onRemove={nothing} onClear={nothing} {...promise} />,
  ArchSkeleton: <ArchSkeleton {...promise} />,
  Avatar: <Avatar name="Elif Yılmaz" {...promise} />,
  Badge: <Badge {...promise} />,
  BarList: <BarList items={[item]} {...promise} />,
  Breadcrumb: <Breadcrumb items={[{ label: 'Tee' }]} {...promise} />,
  Card: <Card {...promise} />,
  Carousel: <Carousel label="Stimmen" slides={[]} {...promise} />,
  ChartFrame: (
    <ChartFrame title="Ciro" {...promise}>
      1
    </ChartFrame>
  ),
  ChartLegend: <ChartLegend items={[]} {...promise} />,
  Chip: <Chip {...promise} />,
  CloseButton: <CloseButton {...promise} />,
  Collapsible: <Collapsible title="Mehr" {...promise} />,
  Container: <Container {...promise} />,
  EmptyState: <EmptyState title="Leer" {...promise} />,
  ErrorState: <ErrorState {...promise} />,
  FilterBar: <FilterBar label="Filter" {...promise} />,
  LoadingRegion: <LoadingRegion {...promise}>1</LoadingRegion>,
  Note: <Note {...promise} />,
  PageHeader: <PageHeader title="Tee" {...promise} />,
  Pager: <Pager page={1} totalPages={2} total={12} onPageChange={nothing} {...promise} />,
  Pagination: <Pagination page={1} totalPages={2} hrefOf={String} {...promise} />,
  Picture: <Picture image={image} sizes="1px" width={1} height={1} {...promise} />,
  Price: <Price price={{ amount: 1190, currency: 'EUR' }} {...promise} />,
  Progress: <Progress label="Versand" {...promise} />,
  Rating: <Rating value={4.5} {...promise} />,
  RatingInput: <RatingInput label="Puan" name="r" value={1} onValueChange={nothing} {...promise} />,
  ChipLink: <ChipLink label="Tee" href="/products" {...promise} />,
  RemovableChip: <RemovableChip label="Tee" onRemove={nothing} {...promise} />,
  ShareBar: <ShareBar items={[item]} {...promise} />,
  SideNavigation: <SideNavigation label="Menü" groups={[]} current="" {...promise} />,
  Skeleton: <Skeleton {...promise} />,
  StatCard: <StatCard label="Ciro" value="1" {...promise} />,
  Status: <Status {...promise} />,
  Tabs: <Tabs {...promise} />,
  TabsList: (
    <Tabs>
      <TabsList {...promise} />
    </Tabs>
  ),
  VisuallyHidden: <VisuallyHidden {...promise} />,
}

describe('every component', () => {
  it.each(Object.entries(components))(
    '%s renders on the server and passes on id, className and data-*',
    (_, element) => {
      const html = renderToStaticMarkup(
        <IntlProvider language="de" messages={allMessages.de}>
          {element}
        </IntlProvider>,
      )
      const owner = /<[a-z]+[^>]*id="own-id"[^>]*>/.exec(html)?.[0]
      expect(owner).toContain('data-testid="own-data"')
      expect(owner).toMatch(/class="[^"]*own-class"/)
    },
  )
})
