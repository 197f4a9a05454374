import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '@/ui/avatar'
import { BarList } from '@/ui/bar-list'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Collapsible } from '@/ui/collapsible'
import { Progress } from '@/ui/progress'
import { TrendChart } from '@/ui/trend-chart'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Content',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const PEOPLE = ['Elif Yılmaz', 'Emre Yalçın', 'Sabine Koch'] as const
export const AvatarBesideAName: Story = {
  render: () => (
    <ul className="grid gap-3">
      {PEOPLE.map((name) => (
        <li key={name} className="flex items-center gap-3">
          <Avatar name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
export const AvatarAlone: Story = {
  render: () => (
    <div className="flex gap-3">
      {PEOPLE.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
}

const placesOf = (...labels: readonly string[]) =>
  labels.map((label, index) =>
    index === labels.length - 1 ? { label } : { label, href: `#${label.toLowerCase()}` },
  )
export const BreadcrumbOfPlaces: Story = {
  render: () => <Breadcrumb items={placesOf('Home', 'Teas', 'Evening Calm')} />,
}
export const BreadcrumbOfSteps: Story = {
  render: () => <Breadcrumb items={placesOf('Cart', 'Address', 'Payment')} />,
}

export const ProgressInWords: Story = {
  render: () => (
    <div className="grid w-64 gap-2">
      <p className="text-small">€37.80 to go for free shipping</p>
      <Progress label="Progress towards free shipping" value={62} />
    </div>
  ),
}
export const ProgressAlone: Story = {
  render: () => <Progress label="Progress" value={62} className="w-64" />,
}

export const SpinnerInItsButton: Story = {
  render: () => <Button loading>Place order</Button>,
}

export const CollapsibleOfDetails: Story = {
  render: () => (
    <div className="w-64">
      <p className="mb-2 font-semibold">€11.90 incl. VAT</p>
      <Collapsible title="Ingredients">Chamomile flowers, lemon balm leaves.</Collapsible>
      <Collapsible title="How to brew it">Eight minutes at 95 °C.</Collapsible>
    </div>
  ),
}
export const CollapsibleOfThePrice: Story = {
  render: () => (
    <div className="w-64">
      <Collapsible title="What it costs">€11.90 incl. VAT</Collapsible>
      <Collapsible title="Whether it is in stock">12 in stock</Collapsible>
    </div>
  ),
}

const PLATFORMS = [
  ['Germany', 84],
  ['Turkey', 52],
  ['Mobile', 31],
] as const
const euros = (thousands: number) => `€${thousands},000`
export const BarsToCompare: Story = {
  render: () => (
    <div className="w-72 max-w-full">
      <BarList items={PLATFORMS.map(([label, value]) => ({ label, value, text: euros(value) }))} />
    </div>
  ),
}
export const LineBetweenCategories: Story = {
  render: () => (
    <div className="w-72 max-w-full">
      <TrendChart
        label="Revenue: Germany €84,000, Turkey €52,000, Mobile €31,000"
        height={150}
        points={PLATFORMS.map(([label, current]) => ({ label, current }))}
        currentLabel="Revenue"
        previousLabel="Last year"
        formatValue={euros}
        formatTick={String}
      />
    </div>
  ),
}
