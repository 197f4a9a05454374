import { expect, fn, userEvent } from '@storybook/test'
import { MailConsentPage } from '@/screens/storefront/account/mail-consent-page'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

/** Where a mail's link ends mails or confirms that they are wanted. */
const meta = preview.meta({
  title: 'Storefront/Account/Mail consent page',
  component: MailConsentPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { about: 'unsubscribe' as const, state: { status: 'ready' as const }, onDecide: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('acts by a press alone', { parameters: { rules: ['LAW-600'] } }, async ({ args, canvas }) => {
  await expect(args.onDecide).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Ja, abbestellen' }))
  await expect(args.onDecide).toHaveBeenCalledOnce()
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
export const ReviewMails = meta.story({ args: { about: 'reviewMails' } })
export const ReviewMailsDone = meta.story({ args: { about: 'reviewMails', state: { status: 'done' } } })
export const Phone = meta.story({ globals: onPhone })
export const English = meta.story({ globals: { language: 'en' } })
