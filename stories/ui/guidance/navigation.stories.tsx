import type { Meta, StoryObj } from '@storybook/react-vite'
import { BagIcon, BoxIcon, PlusIcon, TagIcon, UsersIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { FilterBar } from '@/ui/filter-bar'
import { Pager } from '@/ui/pager'
import { Pagination } from '@/ui/pagination'
import { SideNavigation } from '@/ui/side-navigation'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Navigation',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const statuses = ['All', 'Pending', 'Shipped'].map((name) => (
  <Chip key={name} selected={name === 'Pending'}>
    {name}
  </Chip>
))
export const FiltersOnly: Story = {
  render: () => (
    <FilterBar density="shop" label="Filter orders" className="w-80 max-w-full">
      {statuses}
    </FilterBar>
  ),
}
export const FiltersAndActions: Story = {
  render: () => (
    <FilterBar density="shop" label="Filter orders" className="w-80 max-w-full">
      {statuses}
      <Button size="admin">
        <PlusIcon size="s" />
        New order
      </Button>
      <Button size="admin" variant="danger-quiet">
        Delete all
      </Button>
    </FilterBar>
  ),
}

const Rows = ({ names }: { names: readonly string[] }) => (
  <ul className="text-small">
    {names.map((name) => (
      <li key={name} className="border-b border-border px-4.5 py-2.5">
        {name}
      </li>
    ))}
  </ul>
)
const PRODUCTS = ['Evening Calm', 'Morning Green', 'Rosehip']
export const PagerBelowItsTable: Story = {
  render: () => (
    <div className="w-92 max-w-full rounded-l border border-border bg-surface">
      <Rows names={PRODUCTS} />
      <Pager page={2} totalPages={13} total={38} onPageChange={() => undefined} />
    </div>
  ),
}
export const PagerOfAShop: Story = {
  render: () => (
    <div className="w-92 max-w-full">
      <ul className="grid grid-cols-3 gap-3 text-small">
        {PRODUCTS.map((name) => (
          <li key={name} className="grid gap-1.5">
            <span className="h-20 rounded-m bg-tint-sand" />
            {name}
          </li>
        ))}
      </ul>
      <Pager page={2} totalPages={13} total={38} onPageChange={() => undefined} />
    </div>
  ),
}

const hrefOf = (page: number) => `#page-${page}`
export const PagesOfALongList: Story = {
  render: () => (
    <div className="grid justify-items-center gap-4">
      <p className="text-small text-text-muted">Products 97 to 108 of 240</p>
      <Pagination page={9} totalPages={20} hrefOf={hrefOf} />
    </div>
  ),
}
export const PagesOfAFew: Story = {
  render: () => (
    <div className="grid justify-items-center gap-4">
      <p className="text-small text-text-muted">Products 1 to 4 of 9</p>
      <Pagination page={1} totalPages={3} hrefOf={hrefOf} />
    </div>
  ),
}

const places = [
  { id: 'orders', label: 'Orders', icon: BagIcon },
  { id: 'products', label: 'Products', icon: BoxIcon },
  { id: 'users', label: 'Users', icon: UsersIcon },
  { id: 'coupons', label: 'Coupons', icon: TagIcon },
]
const Places = ({ counts }: { counts: Readonly<Record<string, number>> }) => (
  <SideNavigation
    label="Back office"
    current="orders"
    className="h-auto! w-56 max-w-full rounded-l border border-border"
    groups={[
      {
        id: 'main',
        items: places.map((place) => ({ ...place, href: `#${place.id}`, count: counts[place.id] ?? 0 })),
      },
    ]}
  />
)
export const CountsOfWhatWaits: Story = { render: () => <Places counts={{ orders: 18 }} /> }
export const CountsOfEverything: Story = {
  render: () => <Places counts={{ orders: 4812, products: 240, users: 9310, coupons: 6 }} />,
}
