import { expect, fn, userEvent } from '@storybook/test'
import { TruckIcon } from '@/icons'
import { Note, NoteAction, NOTE_TONES } from '@/ui/note'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Feedback/Note',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Note,
  args: {
    children: 'Something has changed since your last visit.',
    style: { width: '24rem', maxWidth: '100%' },
  },
  argTypes: {
    tone: { control: 'select', options: NOTE_TONES },
    size: { control: 'inline-radio', options: ['admin', 's', 'm'] },
    icon: { control: false },
  },
})

export default meta

export const Neutral = meta.story()
export const Info = meta.story({ args: { tone: 'info' } })
export const Warn = meta.story({ args: { tone: 'warn' } })
export const Danger = meta.story({ args: { tone: 'danger', children: 'The coupon could not be redeemed' } })
export const Success = meta.story({ args: { tone: 'success', children: 'Your details have been saved.' } })
export const WithTitle = meta.story({
  args: {
    tone: 'danger',
    title: 'Please check two fields',
    children: 'Postcode and e-mail address',
  },
})
export const OwnIcon = meta.story({ args: { icon: TruckIcon, children: '€37.80 to go for free shipping' } })
export const WithoutIcon = meta.story({ args: { icon: null } })

const redeem = fn()
export const WithAction = meta.story({
  args: {
    tone: 'info',
    children: 'AUTUMN10 was removed after 30 minutes.',
    action: <NoteAction onClick={redeem}>Redeem again</NoteAction>,
  },
})
WithAction.test('its action is reached by keyboard', async ({ canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Redeem again' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(redeem).toHaveBeenCalledOnce()
})
export const InsideLine = meta.story({
  args: { size: 's', tone: 'warn', children: 'Only 1 is in stock right now.' },
})
export const Admin = meta.story({
  args: { size: 'admin', children: 'The customer gets an e-mail with a tracking link.' },
})
