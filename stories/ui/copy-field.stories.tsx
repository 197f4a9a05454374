import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from '@storybook/test'
import { CopyButton, CopyField } from '@/ui/copy-field'

const meta = {
  title: 'UI/Forms/Copy field',
  tags: ['!autodocs'],
  component: CopyField,
  args: { label: 'IBAN', value: 'DE02 1203 0000 0000 2020 51', onCopied: fn() },

  decorators: [(Draw) => <div className="w-80 max-w-full">{Draw()}</div>],
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
}
export const IdleWorks: Story = {
  ...Idle,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('IBAN copied'))
    await expect(args.onCopied).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('IBAN could not be copied'))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
/** Browsers have no clipboard on a page without https. */
export const WithoutClipboard: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy IBAN' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('IBAN could not be copied'))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
export const Admin: Story = { args: { size: 'admin', label: 'Coupon code', value: 'WINTER15' } }
/** Next to text that is already on the page. */
export const ButtonOnly: Story = {
  render: () => (
    <p className="flex items-center gap-2">
      DE02 1203 0000 0000 2020 51 <CopyButton label="IBAN" value="DE02 1203 0000 0000 2020 51" />
    </p>
  ),
}
