import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { TruckIcon } from '@/icons'
import { Note, NoteAction, NOTE_TONES } from '@/ui/note'

const meta = {
  title: 'UI/Feedback/Note',
  tags: ['!autodocs'],
  component: Note,
  args: { children: 'Something has changed since your last visit.', className: 'w-96 max-w-full' },
  argTypes: {
    tone: { control: 'select', options: NOTE_TONES },
    size: { control: 'inline-radio', options: ['admin', 's', 'm'] },
    icon: { control: false },
  },
} satisfies Meta<typeof Note>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info' } }
export const Warn: Story = { args: { tone: 'warn' } }
export const Danger: Story = { args: { tone: 'danger', children: 'The coupon could not be redeemed' } }
export const Success: Story = { args: { tone: 'success', children: 'Your details have been saved.' } }
export const WithTitle: Story = {
  args: {
    tone: 'danger',
    title: 'Please check two fields',
    children: 'Postcode and e-mail address',
  },
}
export const OwnIcon: Story = { args: { icon: TruckIcon, children: '€37.80 to go for free shipping' } }
export const WithoutIcon: Story = { args: { icon: null } }

const redeem = fn()
export const WithAction: Story = {
  args: {
    tone: 'info',
    children: 'AUTUMN10 was removed after 30 minutes.',
    action: <NoteAction onClick={redeem}>Redeem again</NoteAction>,
  },
}
export const WithActionWorks: Story = {
  ...WithAction,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Redeem again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(redeem).toHaveBeenCalledOnce()
  },
}
export const InsideLine: Story = {
  args: { size: 's', tone: 'warn', children: 'Only 1 is in stock right now.' },
}
export const Admin: Story = {
  args: { size: 'admin', children: 'The customer gets an e-mail with a tracking link.' },
}
