import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { TerminationPage } from '@/screens/storefront/subscription/termination-page'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

/** Found behind 'Verträge hier kündigen' in the footer, without a login. */
const meta = preview.meta({
  title: 'Storefront/Subscription/Termination page',
  component: TerminationPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'form' as const }, onTerminate: fn() },
})

export default meta

const declared = {
  kind: 'extraordinary',
  reason: 'Dreimal das falsche Produkt.',
  name: 'Sabine Koch',
  contract: 'SA-000012',
  email: 'sabine.koch@post.example',
  endOn: '',
} as const

async function fill(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('radio', { name: /Außerordentlich/ }))
  await userEvent.type(canvas.getByLabelText('Grund der Kündigung'), declared.reason)
  await userEvent.type(canvas.getByLabelText('Welcher Vertrag?'), declared.contract)
  await userEvent.type(canvas.getByLabelText('Ihr Name'), declared.name)
  await userEvent.type(canvas.getByLabelText('E-Mail-Adresse'), declared.email)
}

export const Form = meta.story({ ...pictured, tags: ['picture'] })
Form.test(
  'terminates by one press on ‘Jetzt kündigen’, and the footer leads here',
  { parameters: { rules: ['LAW-770'] } },
  async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Verträge hier kündigen' })).toHaveAttribute(
      'href',
      '/kuendigung',
    )
    await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt kündigen' }))
    await waitFor(() => expect(args.onTerminate).toHaveBeenCalledWith(declared, expect.anything()))
  },
)
export const Messages = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Außerordentlich/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt kündigen' }))
    await waitFor(() => expect(canvas.getByLabelText('Grund der Kündigung')).toHaveFocus())
    await waitFor(() => expect(canvas.getByLabelText('Welcher Vertrag?')).toBeInvalid())
    await expect(args.onTerminate).not.toHaveBeenCalled()
  },
})
export const Sending = meta.story({ args: { state: { status: 'sending' } } })
export const Failed = meta.story({ args: { state: { status: 'failed' } } })
Failed.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Die Kündigung konnte nicht gesendet werden.')
})
export const Done = meta.story({
  args: { state: { status: 'done', receivedAt: '2026-11-21T09:12:00.000Z', declared } },
  ...pictured,
  tags: ['picture'],
})
Done.test('says when it was received', { parameters: { rules: ['LAW-770'] } }, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('21. Nov. 2026, 10:12')
})
export const Phone = meta.story({ globals: onPhone })
export const Turkish = meta.story({ globals: { language: 'tr' } })
