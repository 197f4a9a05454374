import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice } from './back-office'
import { editorMocks, mockAdmin } from './mocked-admin'

/** The browser's Back button while a form has unsaved changes. */
const meta = {
  title: 'Flows/Admin/Unsaved changes',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=products', browser: true },
  beforeEach: ({ msw, args }) => {
    mockAdmin(msw, ...editorMocks)
    const before = window.location.href
    window.history.replaceState(null, '', `#${args.path}`)
    return () => window.history.replaceState(null, '', before)
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the first item in the list and edits a field. */
async function change(open: RegExp, label: RegExp) {
  const [edit] = await screen.findAllByRole('button', { name: open })
  if (edit) await userEvent.click(edit)
  // The loading dialog is replaced by the form's dialog, so retry until the field is there.
  const field = await waitFor(() =>
    within(screen.getByRole('dialog')).getByLabelText(label, { selector: 'input' }),
  )
  await userEvent.type(field, ' X')
  await screen.findByText('Kaydedilmemiş değişiklikler var')
  return field
}

const question = () => screen.findByRole('alertdialog', { name: 'Değişikliklerden vazgeçilsin mi?' })

const backAsks =
  (open: RegExp, label: RegExp): NonNullable<Story['play']> =>
  async ({ args, step }) => {
    const field = await change(open, label)
    // The open item is a second search param, which may be set after the dialog appears.
    await waitFor(() => expect(currentUrl()).toContain('&'))
    const opened = currentUrl()
    await expect(opened).not.toBe(args.path)
    await step('the form and its URL stay while the question stands, and after it', async () => {
      window.history.back()
      const dialog = within(await question())
      await waitFor(() => expect(window.location.hash).toBe(`#${opened}`))
      await userEvent.click(dialog.getByRole('button', { name: 'Düzenlemeye dön' }))
      await waitFor(() => expect(currentUrl()).toBe(opened))
      await expect(field).toHaveDisplayValue(/ X$/)
    })
    await step('given up, Back goes back', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      window.history.back()
      await userEvent.click(within(await question()).getByRole('button', { name: 'Değişiklikleri sil' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(currentUrl()).toBe(args.path))
    })
  }

export const Product: Story = {
  parameters: { rules: ['ADMIN-7', 'DEPART-7'] },
  play: backAsks(/ düzenle$/, /^Ürün adı/),
}
export const Category: Story = {
  args: { path: '/dashboard?section=categories' },
  play: backAsks(/ düzenle$|^Düzenle/, /^Ad$/),
}
export const Coupon: Story = {
  args: { path: '/dashboard?section=coupons' },
  play: backAsks(/düzenle$|^Düzenle/, /^Ad$/),
}
export const Cargo: Story = {
  args: { path: '/dashboard?section=cargo' },
  play: backAsks(/ düzenle$/, /^İsim/),
}

/** Without changes, Back closes the form without a confirmation. */
export const Untouched: Story = {
  parameters: { rules: ['ADMIN-7'] },
  play: async ({ args }) => {
    const [edit] = await screen.findAllByRole('button', { name: / düzenle$/ })
    if (edit) await userEvent.click(edit)
    await screen.findByRole('dialog')
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(currentUrl()).toBe(args.path))
  },
}
