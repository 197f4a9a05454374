import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@/ui/badge'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { Button } from '@/ui/button'
import { Price } from '@/ui/price'
import { Rating } from '@/ui/rating'
import { Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { StatCard } from '@/ui/stat-card'
import { Status } from '@/ui/status'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Display',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const

export const OneBadge: Story = {
  render: () => (
    <div className="flex h-28 w-44 items-start rounded-l bg-tint-sand p-3">
      <Badge variant="discount">−20%</Badge>
    </div>
  ),
}
export const BadgesEverywhere: Story = {
  render: () => (
    <div className="flex h-28 w-44 flex-wrap content-start gap-1.5 rounded-l bg-tint-sand p-3">
      <Badge variant="bestseller">Bestseller</Badge>
      <Badge variant="discount">−20%</Badge>
      <Badge variant="accent">Premium</Badge>
      <Badge variant="soft">New</Badge>
    </div>
  ),
}
export const StatusWithWord: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Status tone="success">Delivered</Status>
      <Status tone="warn">Pending</Status>
      <Status tone="danger">Cancelled</Status>
    </div>
  ),
}
export const StatusByColour: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Status tone="success">Status</Status>
      <Status tone="warn">Status</Status>
      <Status tone="danger">Status</Status>
    </div>
  ),
}
export const PriceInFull: Story = {
  render: () => (
    <Price
      price={eur(1190)}
      original={eur(1490)}
      lowest={eur(1090)}
      content="80 g"
      base={{ price: eur(14_875), unit: 'kg' }}
    />
  ),
}
export const PriceByHand: Story = {
  render: () => (
    <p className="text-title-m font-semibold text-text-accent">
      <s className="me-2 text-text-subtle">14.9</s>11.90 EUR
    </p>
  ),
}
export const CardOfOneThing: Story = {
  render: () => (
    <Card className="w-64">
      <CardHeader>
        <CardTitle>Your order</CardTitle>
      </CardHeader>
      <CardBody>Three items, shipped with DHL.</CardBody>
      <CardFooter>
        <Button size="s" variant="outline">
          View
        </Button>
      </CardFooter>
    </Card>
  ),
}
export const CardInACard: Story = {
  render: () => (
    <Card className="w-64 p-3">
      <Card className="p-3">
        <Card className="p-3">Three items</Card>
      </Card>
    </Card>
  ),
}
export const SkeletonOfTheShape: Story = {
  render: () => (
    <div className="grid w-44 gap-2.5">
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
    </div>
  ),
}
export const SpinnerForAPage: Story = {
  render: () => (
    <div className="grid h-32 w-44 place-items-center">
      <Spinner size="l" label="Loading" />
    </div>
  ),
}
export const StatCompared: Story = {
  render: () => (
    <StatCard
      label="Revenue"
      value="€72,410"
      trend={{ text: '+8%', direction: 'up' }}
      hint="compared with October"
      className="w-56"
    />
  ),
}
export const StatBare: Story = {
  render: () => <StatCard label="KPI 3" value="72410.0000" className="w-56" />,
}
export const RatingWithNumbers: Story = {
  render: () => <Rating value={4.6} count={412} />,
}
export const RatingWithoutVotes: Story = {
  render: () => <Rating value={5} showValue={false} />,
}
const rows = [
  ['VD-2026-020431', '€70.98'],
  ['VD-2026-020430', '€9.90'],
] as const
export const NumbersAlign: Story = {
  render: () => (
    <div className="w-64">
      <Table label="Orders">
        <TableHead>
          <TableRow>
            <TableHeader>Order</TableHeader>
            <TableHeader numeric>Total</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([number, total]) => (
            <TableRow key={number}>
              <TableCell>{number}</TableCell>
              <TableCell numeric>{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  ),
}
export const NumbersStray: Story = {
  render: () => (
    <div className="w-64">
      <Table label="Orders without alignment">
        <TableHead>
          <TableRow>
            <TableHeader>Order</TableHeader>
            <TableHeader>Total</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([number, total]) => (
            <TableRow key={number}>
              <TableCell>{number}</TableCell>
              <TableCell>{`EUR ${total.slice(1)}`}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  ),
}
