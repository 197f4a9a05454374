import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { CONTROL_SIZES } from '@/ui/control-size'
import { selectTester } from '@/testing'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const platforms = [
  { value: 'germany', label: 'Germany' },
  { value: 'turkey', label: 'Turkey' },
  { value: 'mobile', label: 'Mobile app' },
]

const meta = preview.meta({
  title: 'UI/Forms/Select',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Select,
  args: { options: platforms, placeholder: 'Choose', onValueChange: fn() },
  argTypes: { options: { control: false }, size: { control: 'inline-radio', options: CONTROL_SIZES } },
  decorators: [
    (Draw) => (
      <Field label="Platform" style={{ width: '18rem', maxWidth: '100%' }}>
        <Draw />
      </Field>
    ),
  ],
})

export default meta

export const Empty = meta.story()
Empty.test(
  'opens and chooses by keyboard; gives the focus back and shows the choice',
  async ({ args, canvas, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Platform' })
    await step('opens and chooses by keyboard', async () => {
      select.focus()
      await userEvent.keyboard('{ArrowDown}')
      const list = await screen.findByRole('listbox')
      await waitFor(() => expect(within(list).getByRole('option', { name: 'Germany' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith('turkey')
    })
    await step('gives the focus back and shows the choice', async () => {
      await waitFor(() => expect(select).toHaveFocus())
      await expect(select).toHaveTextContent('Turkey')
    })
    await step('a press chooses', async () => {
      const tester = selectTester(select, { user: userEvent })
      await expect(await tester.options()).toEqual(['Germany', 'Turkey', 'Mobile app'])
      await tester.choose('Mobile app')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('mobile')
    })
  },
)
export const Chosen = meta.story({ args: { defaultValue: 'germany' } })
// The open list traps focus and hides the page behind it, which axe only allows for dialogs; on a docs page
// it would block everything else.
const focusIsTrapped = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } }

export const Open = meta.story({
  parameters: focusIsTrapped,
  tags: ['!autodocs'],
  args: { defaultValue: 'germany', defaultOpen: true },
  decorators: [(Draw) => <div className="min-h-64">{Draw()}</div>],
})
export const Grouped = meta.story({
  parameters: focusIsTrapped,
  tags: ['!autodocs'],
  args: {
    defaultOpen: true,
    defaultValue: 'tea',
    options: [
      {
        group: 'Drinks',
        options: [
          { value: 'tea', label: 'Tea' },
          { value: 'coffee', label: 'Coffee' },
        ],
      },
      { group: 'Other', options: [{ value: 'oil', label: 'Oils', disabled: true }] },
    ],
  },
})
export const Admin = meta.story({ args: { size: 'admin', defaultValue: 'turkey' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'mobile' } })
