import { expect, fn, userEvent } from '@storybook/test'
import { PriceMails } from '@/screens/storefront/account/price-mails'
import preview from '#.storybook/preview'

/** The switch for mails about wishes that become cheaper, with the sentence that is agreed to. */
const meta = preview.meta({
  title: 'Storefront/Account/Price mails',
  component: PriceMails,
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
  args: {
    state: { status: 'ready' as const, priceMails: 'off' as const },
    save: { status: 'idle' as const },
    onChange: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Off = meta.story()
Off.test(
  'is off at first and agreed to by its sentence',
  { parameters: { rules: ['LAW-600'] } },
  async ({ args, canvas }) => {
    const wanted = canvas.getByRole('switch', { name: /informieren Sie mich per E-Mail/ })
    await expect(wanted).not.toBeChecked()
    await userEvent.click(wanted)
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
)
export const On = meta.story({
  args: { state: { status: 'ready', priceMails: 'on' }, save: { status: 'saved' } },
})
/** Nothing is sent before the address is confirmed. */
export const Unconfirmed = meta.story({ args: { state: { status: 'ready', priceMails: 'unconfirmed' } } })
export const Saving = meta.story({ args: { save: { status: 'saving' } } })
export const SaveFailed = meta.story({ args: { save: { status: 'failed' } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error', retrying: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
