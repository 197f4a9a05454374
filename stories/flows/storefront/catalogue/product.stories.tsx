import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { productMocks } from '@/mocks/catalogue/products'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Product',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/product/abendruhe' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Abendruhe' })).toBeVisible()
  },
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ürün Bulunamadı' })).toBeVisible()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.slow),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
}
