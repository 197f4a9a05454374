import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { BoxIcon } from '@/icons'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { CONTROL_SIZES } from '@/ui/control-size'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from '@/ui/dialog'
import { comboboxTester, dialogTester } from '@/testing'
import { Field } from '@/ui/field'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const products = ['Evening Calm', 'Morning Green', 'Rosehip', 'Drinking Cocoa', 'Cocoa Taster'].map(
  (label, at) => ({
    value: label.toLowerCase(),
    label,
    description: `Stock ${at * 12}`,
    media: <BoxIcon size="s" style={{ color: 'var(--verda-text-subtle)' }} />,
    disabled: at === 0,
  }),
)

const meta = preview.meta({
  title: 'UI/Forms/Combobox',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Combobox,
  args: { options: products, placeholder: 'Search products', onValueChange: fn() },
  argTypes: {
    options: { control: false },
    size: { control: 'inline-radio', options: CONTROL_SIZES },
  },
  render: (args) => (
    <Field label="Gift" size={args.size} style={{ width: '20rem', maxWidth: '100%' }}>
      <Combobox {...args} />
    </Field>
  ),
})

export default meta

export const Empty = meta.story()
Empty.test(
  'typing filters, the first is marked; arrows and Enter choose, the focus stays …',
  async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Gift' })
    await step('typing filters, the first is marked', async () => {
      await expect(await comboboxTester(input, { user: userEvent }).search('coc')).toHaveLength(2)
      await expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id)
    })
    await step('arrows and Enter choose, the focus stays', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith('cocoa taster')
      await expect(input).toHaveValue('Cocoa Taster')
      await expect(input).toHaveFocus()
      await expect(screen.queryByRole('listbox')).toBeNull()
    })
    await step('Escape closes and keeps the choice', async () => {
      await userEvent.keyboard('x{Escape}')
      await expect(input).toHaveValue('Cocoa Taster')
      await expect(input).toHaveAttribute('aria-expanded', 'false')
    })
    await step('the cross takes it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
      await expect(input).toHaveValue('')
      await expect(input).toHaveFocus()
    })
  },
)
export const Chosen = meta.story({ args: { defaultValue: 'rosehip' } })
export const Open = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await screen.findByRole('listbox')
    await step('a disabled option cannot be taken', async () => {
      await userEvent.click(within(list).getByRole('option', { name: /Evening Calm/ }))
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await waitFor(() => expect(list).toBeVisible())
    })
  },
})
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('0 suggestions')
  },
})
/** The caller searches: it receives every query and passes the results as options. */
export const Searching = meta.story({
  args: { options: [], loading: true, onQueryChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'coc')
    await waitFor(() => expect(screen.getByText('Searching')).toBeVisible())
  },
})
Searching.test('the query is reported', async ({ args }) => {
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('coc')
})
export const ChosenOutsideOfTheOptions = meta.story({
  args: { options: [], value: 'id-77', valueLabel: 'Lime Blossom', onQueryChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Lime Blossom')
  },
})
export const Admin = meta.story({ args: { size: 'admin', defaultValue: 'rosehip' } })
export const Invalid = meta.story({ args: { 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'rosehip' } })
/** Escape closes the list first, then the dialog. */
export const InADialog = meta.story({
  args: { size: 'admin' },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Create coupon</Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Coupon</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Field label="Gift">
            <Combobox {...args} />
          </Field>
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
})
InADialog.test('a click chooses; Escape closes one thing at a time', async ({ args, canvas, step }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create coupon' }))
  const dialog = await dialogTester({ name: 'Coupon', user: userEvent })
  const input = dialog.getByRole('combobox', { name: 'Gift' })
  await step('a click chooses', async () => {
    await comboboxTester(input, { user: userEvent }).choose(/Rosehip/)
    await expect(args.onValueChange).toHaveBeenCalledWith('rosehip')
  })
  await step('Escape closes one thing at a time', async () => {
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(dialog.element).toBeVisible()
    await dialog.close()
  })
})
