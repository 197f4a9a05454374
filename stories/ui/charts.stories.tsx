import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from '@storybook/test'
import { BarList } from '@/ui/bar-list'
import { ChartFrame } from '@/ui/chart-frame'
import { ChartLegend } from '@/ui/chart-legend'
import { TrendChart } from '@/ui/trend-chart'
import { ShareBar } from '@/ui/share-bar'
import { Stack } from '@/ui/stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Charts/Chart frame',
  tags: ['!autodocs', 'picture'],
  component: ChartFrame,
  parameters: { chromatic: componentPictures, layout: 'padded' },
  args: { title: 'Monthly revenue', children: null, style: { maxWidth: '48rem' } },
})

export default meta

const MONTHS = [
  ['Dec', 42, 38],
  ['Jan', 44, 39],
  ['Feb', 41, 40],
  ['Mar', 47, 41],
  ['Apr', 52, 43],
  ['May', 49, 45],
  ['Jun', 55, 46],
  ['Jul', 61, 48],
  ['Aug', 58, 49],
  ['Sep', 63, 53],
  ['Oct', 72, 58],
  ['Nov', 84, 66],
] as const
const euros = (thousands: number) => `€${thousands},000`

const table = (
  <Table label="Monthly revenue">
    <TableHead>
      <TableRow>
        <TableHeader>Month</TableHeader>
        <TableHeader numeric>This year</TableHeader>
        <TableHeader numeric>Last year</TableHeader>
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

export const OverTime = meta.story({
  args: {
    legend: (
      <ChartLegend
        items={[
          { label: 'This year', shape: 'line' },
          { label: 'Last year', shape: 'dotted' },
        ]}
      />
    ),
    table,
    children: (
      <TrendChart
        label="Monthly revenue: 42,000 euros in December, 84,000 in November."
        points={MONTHS.map(([label, current, previous]) => ({ label, current, previous }))}
        currentLabel="This year"
        previousLabel="Last year"
        formatValue={euros}
        formatTick={(value) => (value === 0 ? '0' : `${value} k`)}
      />
    ),
  },
})
OverTime.test('the table holds every value', async ({ canvas, step }) => {
  await expect(canvas.getByRole('img', { name: /Monthly revenue/ })).toBeVisible()
  await step('the table holds every value', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
    await expect(canvas.getByRole('cell', { name: '€84,000' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Chart' }))
  })
})
export const Trend = meta.story({
  args: {
    legend: OverTime.input.args?.legend,
    table,
    children: (
      <TrendChart
        label="Monthly revenue: 42,000 euros in December, 84,000 in November."
        points={MONTHS.map(([label, current, previous]) => ({ label, current, previous }))}
        currentLabel="This year"
        previousLabel="Last year"
        formatValue={euros}
        formatTick={(value) => (value === 0 ? '0' : `${value} k`)}
      />
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is as high as asked for', async () => {
      const chart = canvasElement.querySelector('[data-slot=trend-chart]')?.getBoundingClientRect()
      const drawing = canvas.getByRole('img', { name: /Monthly revenue/ }).getBoundingClientRect()
      await expect(chart?.height).toBe(340)
      await expect(drawing.bottom).toBeLessThan(chart?.bottom ?? 0)
    })
    await step('a slider goes from value to value', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('slider', { name: 'Go through the values' })).toHaveFocus()
      // fireEvent stands in for the browser, which changes the slider on an arrow key.
      await fireEvent.change(canvas.getByRole('slider'), { target: { value: '1' } })
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Jan: €44,000')
      await expect(canvas.getByText('Last year €39,000')).toBeVisible()
    })
    await step('so does the pointer', async () => {
      const drawing = canvas.getByRole('img', { name: /Monthly revenue/ })
      const { left, width, top } = drawing.getBoundingClientRect()
      await userEvent.pointer({ target: drawing, coords: { clientX: left + width - 2, clientY: top + 20 } })
      await expect(await canvas.findByText('Last year €66,000')).toBeVisible()
      await userEvent.tab()
      await waitFor(() => expect(canvas.queryByText('Last year €66,000')).toBeNull())
    })
  },
})
/** A month with gaps in the previous period, and charts with two values, one and none. */
export const TrendOfFewAndMany = meta.story({
  args: {
    children: (
      <Stack gap={8}>
        {[30, 2, 1, 0].map((count) => (
          <TrendChart
            key={count}
            label={`Revenue, ${count} days`}
            height={200}
            points={Array.from({ length: count }, (_, day) => ({
              label: `${day + 1} Nov`,
              current: (day * 7) % 11,
              previous: day % 9 === 4 ? undefined : (day * 5) % 8,
            }))}
            currentLabel="This month"
            previousLabel="Last month"
            formatValue={euros}
            formatTick={String}
            emptyText="No orders in this period"
          />
        ))}
      </Stack>
    ),
  },
})
function Shortening() {
  const [days, setDays] = useState(30)
  return (
    <>
      <button type="button" onClick={() => setDays(7)}>
        7 days
      </button>
      <TrendChart
        label="Revenue per day"
        height={200}
        points={Array.from({ length: days }, (_, day) => ({ label: `${day + 1} Nov`, current: day + 1 }))}
        currentLabel="This month"
        formatValue={euros}
        formatTick={String}
      />
    </>
  )
}
/** A shorter period keeps the slider on a value. */
export const ShorterPeriod = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  args: { children: <Shortening /> },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '29' } })
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '30 Nov: €30,000')
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }))
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '7 Nov: €7,000')
  },
})
export const Comparison = meta.story({
  args: {
    title: 'Revenue by platform',
    style: { maxWidth: '28rem' },
    children: (
      <BarList
        items={[
          { label: 'Germany', value: 84, text: '€84,210' },
          { label: 'Turkey', value: 52, text: '€52,480' },
          { label: 'Mobile', value: 31, text: '€31,090' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Germany€84,210')
  },
})
export const Shares = meta.story({
  args: {
    title: 'Traffic sources',
    style: { maxWidth: '28rem' },
    children: (
      <ShareBar
        items={[
          { label: 'Search', value: 46, text: '46%' },
          { label: 'Direct', value: 27, text: '27%' },
          { label: 'Social', value: 17, text: '17%' },
          { label: 'E-mail', value: 10, text: '10%' },
        ]}
      />
    ),
  },
})
export const Dark = OverTime.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
