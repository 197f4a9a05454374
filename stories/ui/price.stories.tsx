import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Price } from '@/ui/price'
import { componentPictures } from '../fixtures/pictures'

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const

const meta = {
  title: 'UI/Data display/Price',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Price,
  args: { price: eur(1190) },
  argTypes: { size: { control: 'inline-radio', options: ['s', 'm', 'l'] } },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€11.90')).toBeVisible()
    await expect(canvas.getByText('incl. VAT, plus shipping')).toBeVisible()
  },
}
export const Reduced: Story = {
  args: { original: eur(1490), base: { price: eur(14875), unit: 'kg' }, content: '80 g' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/€14\.90/)).toHaveTextContent('Previously €14.90')
    await expect(canvas.getByText('80 g · €148.75 / kg')).toBeVisible()
  },
}
export const ReducedWithLowestPrice: Story = {
  args: { original: eur(1490), lowest: eur(1090) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lowest price in the 30 days before the reduction: €10.90')).toBeVisible()
  },
}
/** An original price that is not higher is not shown. */
export const OriginalNotHigher: Story = {
  args: { original: eur(1190) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Previously/)).toBeNull()
  },
}
export const WithoutTaxNote: Story = { args: { taxNote: false, size: 's' } }
export const Large: Story = {
  args: { size: 'l', original: eur(1490), base: { price: eur(14875), unit: 'kg' }, content: '80 g' },
}
export const Lira: Story = {
  args: { price: { amount: 124990, currency: 'TRY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,249\.90/)).toBeVisible()
  },
}
