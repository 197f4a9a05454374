import { expect, fn, userEvent } from '@storybook/test'
import { OwnSubscriptions } from '@/screens/storefront/subscription/own-subscriptions'
import { money } from '@/shop/shared/money'
import { mySubscriptions } from '@/shop/subscriptions/subscriptions.mocks'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'

const subscriptions = mySubscriptions.map(({ _id: id, price, ...same }) => ({
  id,
  ...same,
  price: price && money(1_071),
}))

/** The customer's Sparabos, above the orders. */
const meta = preview.meta({
  title: 'Storefront/Subscription/Own subscriptions',
  component: OwnSubscriptions,
  args: { state: { status: 'ready' as const, subscriptions }, onRetry: fn() },
})

export default meta

export const List = meta.story()
List.test(
  'names product, rhythm, next order and address, and leads to what can be done',
  { parameters: { rules: ['SHOP-780'] } },
  async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Ihre Sparabos' })
    await userEvent.click(canvas.getByText('Beendete Sparabos (1)'))
    await expect(list).toHaveTextContent('2 × Abendruhe, 80 gläuft')
    await expect(list).toHaveTextContent('Nächste Bestellung: 5. Dezember 2026')
    await expect(list).toHaveTextContent('Packstation 145, 04107 Leipzig')
    await expect(canvas.getByRole('link', { name: 'SA-000012: ansehen und ändern' })).toHaveAttribute(
      'href',
      `/sparabo/verwalten?id=${String(subscriptions[0]?.id)}`,
    )
    await expect(canvas.getByRole('link', { name: 'SA-000003: ansehen' })).toBeVisible()
  },
)
export const None = meta.story({ args: { state: { status: 'ready', subscriptions: [] } } })
None.test('is nothing without one', async ({ canvas }) => {
  await expect(canvas.queryByText('Ihre Sparabos')).toBeNull()
})
export const OnlyEnded = meta.story({
  args: { state: { status: 'ready', subscriptions: subscriptions.slice(2) } },
})
export const LoadFailed = meta.story({ args: { state: { status: 'error', retrying: false } } })
LoadFailed.test('is tried again', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /versuchen/ }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Retrying = meta.story({ args: { state: { status: 'error', retrying: true } } })
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
