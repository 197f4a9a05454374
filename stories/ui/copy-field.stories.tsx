import { expect, fn, spyOn, userEvent, waitFor } from '@storybook/test'
import { CopyButton, CopyField } from '@/ui/copy-field'
import { Inline } from '@/ui/stack'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Copy field',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: CopyField,
  args: { label: 'IBAN', value: 'DE02 1203 0000 0000 2020 51', onCopied: fn() },

  decorators: [(Draw) => <div className="w-80 max-w-full">{Draw()}</div>],
})

export default meta

export const Idle = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
})
Idle.test('copying, by keyboard, is announced', async ({ args, canvas }) => {
  const text = canvas.getByRole('textbox', { name: 'IBAN' })
  await expect(text).toHaveAttribute('readonly')
  await userEvent.tab()
  await expect(text).toHaveFocus()
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Copy IBAN' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('IBAN copied'))
  await expect(args.onCopied).toHaveBeenCalledOnce()
})
export const Refused = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('IBAN could not be copied'))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
})
/** Browsers have no clipboard on a page without https. */
export const WithoutClipboard = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('IBAN could not be copied'))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
})
export const Admin = meta.story({ args: { size: 'admin', label: 'Coupon code', value: 'WINTER15' } })
/** Next to text that is already on the page. */
export const ButtonOnly = meta.story({
  render: () => (
    <Inline gap={2}>
      DE02 1203 0000 0000 2020 51 <CopyButton label="IBAN" value="DE02 1203 0000 0000 2020 51" />
    </Inline>
  ),
})
