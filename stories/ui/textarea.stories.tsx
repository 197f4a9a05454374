import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Textarea } from '@/ui/textarea'

const meta = {
  title: 'UI/Forms/Textarea',
  tags: ['!autodocs'],
  component: Textarea,
  args: {
    'aria-label': 'Nachricht zur Bestellung',
    placeholder: 'Zum Beispiel ein Abstellort',
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
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Hinter der Hecke{Enter}links')
    await expect(canvas.getByRole('textbox')).toHaveValue('Hinter der Hecke\nlinks')
  },
}
export const Filled: Story = { args: { defaultValue: 'Bitte beim Nachbarn im Erdgeschoss abgeben.' } }
/** Grows with its text instead of scrolling. */
export const Growing: Story = { args: { grow: true, defaultValue: 'Zeile\n'.repeat(8) } }
export const Admin: Story = {
  args: { size: 'admin', 'aria-label': 'Açıklama', defaultValue: 'Kafeinsiz karışımlar.' },
}
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Lecker!' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Bitte klingeln.' } }
