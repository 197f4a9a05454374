import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { TruckIcon } from '@/icons'
import { Note, NoteAction, NOTE_TONES } from '@/ui/note'

const meta = {
  title: 'UI/Feedback/Note',
  tags: ['!autodocs'],
  component: Note,
  args: { children: 'Seit Ihrem letzten Besuch hat sich etwas geändert.', className: 'w-96 max-w-full' },
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
export const Danger: Story = { args: { tone: 'danger', children: 'Gutschein konnte nicht eingelöst werden' } }
export const Success: Story = { args: { tone: 'success', children: 'Ihre Angaben sind gespeichert.' } }
export const WithTitle: Story = {
  args: {
    tone: 'danger',
    title: 'Bitte prüfen Sie zwei Angaben',
    children: 'Postleitzahl und E-Mail-Adresse',
  },
}
export const OwnIcon: Story = { args: { icon: TruckIcon, children: 'Noch 37,80 € für kostenlosen Versand' } }
export const WithoutIcon: Story = { args: { icon: null } }

const redeem = fn()
export const WithAction: Story = {
  args: {
    tone: 'info',
    children: 'HERBST10 wurde nach 30 Minuten entfernt.',
    action: <NoteAction onClick={redeem}>Neu einlösen</NoteAction>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Neu einlösen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(redeem).toHaveBeenCalledOnce()
  },
}
export const InsideLine: Story = {
  args: { size: 's', tone: 'warn', children: 'Mehr als 1 Stück ist gerade nicht auf Lager.' },
}
export const Admin: Story = {
  args: { size: 'admin', children: 'Müşteriye takip bağlantısı içeren bir e-posta gider.' },
  parameters: { language: 'tr' },
}
