import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Textarea } from '@/ui/textarea'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Textarea',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Textarea,
  args: {
    'aria-label': 'Message about the order',
    placeholder: 'For example, where to leave the parcel',
    onChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Draw) => (
      <div className="w-96 max-w-full">
        <Draw />
      </div>
    ),
  ],
})

export default meta

export const Empty = meta.story()
Empty.test('keeps line breaks', async ({ canvas }) => {
  await userEvent.tab()
  await userEvent.keyboard('Behind the hedge{Enter}on the left')
  await expect(canvas.getByRole('textbox')).toHaveValue('Behind the hedge\non the left')
})
export const Filled = meta.story({
  args: { defaultValue: 'Please leave it with the neighbour on the ground floor.' },
})
/** Grows with its content instead of scrolling. */
export const Growing = meta.story({ args: { grow: true, defaultValue: 'Zeile\n'.repeat(8) } })
export const Admin = meta.story({
  args: { size: 'admin', 'aria-label': 'Description', defaultValue: 'Caffeine-free blends.' },
})
export const Invalid = meta.story({ args: { 'aria-invalid': true, defaultValue: 'Tasty!' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Please ring the bell.' } })
