import { expect, fn, userEvent } from '@storybook/test'
import { StockNoticePage } from '@/screens/storefront/product/stock-notice-page'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Storefront/Product/Stock notice page',
  component: StockNoticePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'ready' as const }, onConfirm: fn(), onCancel: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onConfirm and onCancel', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ja, bitte' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Nein, abbestellen' }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
})
export const Sending = meta.story({ args: { state: { status: 'sending' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})
export const Invalid = meta.story({ args: { state: { status: 'invalid' } } })
export const Confirmed = meta.story({
  args: { state: { status: 'confirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wir sagen Bescheid')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})
export const Cancelled = meta.story({ args: { state: { status: 'cancelled' } } })
export const Phone = meta.story({ globals: onPhone })
export const English = meta.story({ globals: { language: 'en' } })
