import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from '@storybook/test'
import { BarList } from '@/ui/bar-list'
import { ChartFrame } from '@/ui/chart-frame'
import { ChartLegend } from '@/ui/chart-legend'
import { TrendChart } from '@/ui/trend-chart'
import { ShareBar } from '@/ui/share-bar'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'

const meta = {
  title: 'UI/Charts/Chart frame',
  tags: ['!autodocs'],
  component: ChartFrame,
  parameters: { language: 'tr', layout: 'padded' },
  args: { title: 'Aylık ciro', children: null, className: 'max-w-3xl' },
} satisfies Meta<typeof ChartFrame>

export default meta
type Story = StoryObj<typeof meta>

const MONTHS = [
  ['Ara', 42, 38],
  ['Oca', 44, 39],
  ['Şub', 41, 40],
  ['Mar', 47, 41],
  ['Nis', 52, 43],
  ['May', 49, 45],
  ['Haz', 55, 46],
  ['Tem', 61, 48],
  ['Ağu', 58, 49],
  ['Eyl', 63, 53],
  ['Eki', 72, 58],
  ['Kas', 84, 66],
] as const
const euros = (thousands: number) => `${thousands}.000 €`

const table = (
  <Table label="Aylık ciro">
    <TableHead>
      <TableRow>
        <TableHeader>Ay</TableHeader>
        <TableHeader numeric>Bu yıl</TableHeader>
        <TableHeader numeric>Geçen yıl</TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {MONTHS.map(([month, current, previous]) => (
        <TableRow key={month}>
          <TableCell>{month}</TableCell>
          <TableCell numeric>{euros(current)}</TableCell>
          <TableCell numeric>{euros(previous)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

export const OverTime: Story = {
  args: {
    legend: (
      <ChartLegend
        items={[
          { label: 'Bu yıl', shape: 'line' },
          { label: 'Geçen yıl', shape: 'dotted' },
        ]}
      />
    ),
    table,
    children: (
      <TrendChart
        label="Aylık ciro: Aralık 42 bin, Kasım 84 bin avro."
        points={MONTHS.map(([label, current, previous]) => ({ label, current, previous }))}
        currentLabel="Bu yıl"
        previousLabel="Geçen yıl"
        formatValue={euros}
        formatTick={(value) => (value === 0 ? '0' : `${value} B`)}
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('img', { name: /Aylık ciro/ })).toBeVisible()
    await step('the table holds every value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tablo' }))
      await expect(canvas.getByRole('cell', { name: '84.000 €' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Tablo' })).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Grafik' }))
    })
  },
}
export const Trend: Story = {
  args: {
    legend: OverTime.args?.legend,
    table,
    children: (
      <TrendChart
        label="Aylık ciro: Aralık 42 bin, Kasım 84 bin avro."
        points={MONTHS.map(([label, current, previous]) => ({ label, current, previous }))}
        currentLabel="Bu yıl"
        previousLabel="Geçen yıl"
        formatValue={euros}
        formatTick={(value) => (value === 0 ? '0' : `${value} B`)}
      />
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is as high as asked for', async () => {
      const chart = canvasElement.querySelector('[data-slot=trend-chart]')?.getBoundingClientRect()
      const drawing = canvas.getByRole('img', { name: /Aylık ciro/ }).getBoundingClientRect()
      await expect(chart?.height).toBe(340)
      await expect(drawing.bottom).toBeLessThan(chart?.bottom ?? 0)
    })
    await step('a slider goes from value to value', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('slider', { name: 'Değerleri tek tek gez' })).toHaveFocus()
      // What a browser does for an arrow key.
      await fireEvent.change(canvas.getByRole('slider'), { target: { value: '1' } })
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Oca: 44.000 €')
      await expect(canvas.getByText('Geçen yıl 39.000 €')).toBeVisible()
    })
    await step('so does the pointer', async () => {
      const drawing = canvas.getByRole('img', { name: /Aylık ciro/ })
      const { left, width, top } = drawing.getBoundingClientRect()
      await userEvent.pointer({ target: drawing, coords: { clientX: left + width - 2, clientY: top + 20 } })
      await expect(canvas.getByText('Geçen yıl 66.000 €')).toBeVisible()
      await userEvent.tab()
      await expect(canvas.queryByText('Geçen yıl 66.000 €')).toBeNull()
    })
  },
}
/** Days of a month, a missing day before it, two values, one, none. */
export const TrendOfFewAndMany: Story = {
  args: {
    children: (
      <div className="grid gap-8">
        {[30, 2, 1, 0].map((count) => (
          <TrendChart
            key={count}
            label={`Ciro, ${count} gün`}
            height={200}
            points={Array.from({ length: count }, (_, day) => ({
              label: `${day + 1} Kas`,
              current: (day * 7) % 11,
              previous: day % 9 === 4 ? undefined : (day * 5) % 8,
            }))}
            currentLabel="Bu ay"
            previousLabel="Geçen ay"
            formatValue={euros}
            formatTick={String}
          />
        ))}
      </div>
    ),
  },
}
export const Comparison: Story = {
  args: {
    title: 'Platformlara göre ciro',
    className: 'max-w-md',
    children: (
      <BarList
        items={[
          { label: 'Almanya', value: 84, text: '84.210 €' },
          { label: 'Türkiye', value: 52, text: '52.480 €' },
          { label: 'Mobil', value: 31, text: '31.090 €' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Almanya84.210 €')
  },
}
export const Shares: Story = {
  args: {
    title: 'Trafik kaynakları',
    className: 'max-w-md',
    children: (
      <ShareBar
        items={[
          { label: 'Arama', value: 46, text: '%46' },
          { label: 'Doğrudan', value: 27, text: '%27' },
          { label: 'Sosyal', value: 17, text: '%17' },
          { label: 'E-posta', value: 10, text: '%10' },
        ]}
      />
    ),
  },
}
