import { expect, fireEvent, fn, userEvent } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { TagInput } from '@/ui/tag-input'
import preview from '#.storybook/preview'
import { componentPictures, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Tag input',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: TagInput,
  args: { onValueChange: fn(), size: 'admin' },
  argTypes: { size: { control: 'inline-radio', options: CONTROL_SIZES } },
  render: (args) => (
    <Field label="Tags" size={args.size} style={{ width: '20rem', maxWidth: '100%' }}>
      <TagInput {...args} />
    </Field>
  ),
})

export default meta

export const Empty = meta.story()
Empty.test(
  'Enter and comma add, blanks and doubles are ignored; the plus adds …',
  async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Tags' })
    await step('Enter and comma add, blanks and doubles are ignored', async () => {
      await userEvent.type(input, ' Chamomile {Enter}   {Enter}Chamomile{Enter}Lemon balm,')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['Chamomile', 'Lemon balm'])
      await expect(args.onValueChange).toHaveBeenCalledTimes(2)
      await expect(input).toHaveValue('')
    })
    await step('the plus adds', async () => {
      await userEvent.type(input, 'Sage')
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['Chamomile', 'Lemon balm', 'Sage'])
      await expect(input).toHaveFocus()
    })
    await step('the cross and Backspace remove', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Chamomile' }))
      await expect(input).toHaveFocus()
      await userEvent.keyboard('{Backspace}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['Lemon balm'])
      await expect(canvas.getByRole('status')).toHaveTextContent('Sage removed')
    })
  },
)
Empty.test("reads text that was pasted or comes from a phone's keyboard", async ({ args, canvas, step }) => {
  const input = canvas.getByRole('textbox', { name: 'Tags' })
  await step('a pasted list', async () => {
    await userEvent.click(input)
    await userEvent.paste('tea, herbs, tea, bio')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tea', 'herbs', 'bio'])
  })
  await step('a comma without a key press', async () => {
    await fireEvent.input(input, { target: { value: 'harz,' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tea', 'herbs', 'bio', 'harz'])
    await expect(input).toHaveValue('')
  })
})
/** Who adds tags by Enter presses it once too often. */
export const InForm = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: (args) => (
    <form onSubmit={() => args.onValueChange?.(['sent'])}>
      <Field label="Tags" size={args.size} style={{ width: '20rem', maxWidth: '100%' }}>
        <TagInput {...args} />
      </Field>
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'Sage{Enter}{Enter}Mint,{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Sage', 'Mint'])
    await expect(args.onValueChange).not.toHaveBeenCalledWith(['sent'])
  },
})
/** Tab keeps what was typed as a tag and moves on. */
export const TabWorks = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: (args) => (
    <>
      <Field label="Tags" size={args.size} style={{ width: '20rem', maxWidth: '100%' }}>
        <TagInput {...args} />
      </Field>
      <button type="button">Save</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'Sage')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Sage'])
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
})
export const Filled = meta.story({ args: { defaultValue: ['herbal tea', 'caffeine-free', 'chamomile'] } })
export const LongTag = meta.story({
  args: { defaultValue: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenband', 'short'] },
})
export const Full = meta.story({ args: { defaultValue: ['one', 'two'], max: 2 } })
export const Shop = meta.story({ args: { size: 'm', defaultValue: ['Chamomile', 'Lemon balm'] } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['Chamomile'] } })
