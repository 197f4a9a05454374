import { expect, fn, userEvent } from '@storybook/test'
import { UnsubscribePage } from '@/screens/storefront/account/unsubscribe-page'
import preview from '../../../.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

/** Where the link leads with which a mail is unsubscribed. */
const meta = preview.meta({
  title: 'Storefront/Account/Unsubscribe page',
  component: UnsubscribePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'ready' as const }, onEnd: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('ends by a press alone', { parameters: { rules: ['LAW-600'] } }, async ({ args, canvas }) => {
  await expect(args.onEnd).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Ja, abbestellen' }))
  await expect(args.onEnd).toHaveBeenCalledOnce()
})
export const Sending = meta.story({ args: { state: { status: 'sending' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})
export const Invalid = meta.story({ args: { state: { status: 'invalid' } } })
export const Done = meta.story({ args: { state: { status: 'done' } } })
export const Phone = meta.story({ globals: onPhone })
export const English = meta.story({ globals: { language: 'en' } })
