import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { LETTER_KEYS_KEY } from '@apps/admin/app/letter-keys'
import { dashboardMocks } from '@/shop/analytics/dashboard.mocks'
import { cargoMocks } from '@/shop/cargo/cargo.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { userMocks } from '@/shop/users/users.mocks'
import { failing } from '@/mocks/shared/handlers'
import { productMocks } from '@/shop/catalogue/products.mocks'
import { flow } from '../../fixtures/flow'
import { body, dialogIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { currentUrl, BackOffice } from './back-office'
import { editorMocks, mockAdmin } from './mocked-admin'

const meta = {
  title: 'Flows/Admin/Command palette',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => {
    mockAdmin(msw, ...userMocks.ok, ...productMocks.ok, ...dashboardMocks.ok)
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the palette, whose code is loaded on first use. */
const paletteIn = async (canvasElement: HTMLElement) => dialogIn(canvasElement, 'Komut paleti')

export const Success: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hoş geldiniz, Elif' })
    await step('Ctrl-K opens, Escape closes and gives the focus back', async () => {
      const link = canvas.getByRole('link', { name: /^Siparişler/ })
      link.focus()
      await userEvent.keyboard('{Control>}k{/Control}')
      await paletteIn(canvasElement)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(link).toHaveFocus())
    })
    await step('a customer is found and opened', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}')
      const palette = await paletteIn(canvasElement)
      await userEvent.type(palette.getByRole('combobox'), 'sabine')
      await userEvent.click(await palette.findByRole('option', { name: /sabine\.koch@post\.example/ }))
      await body(canvasElement).findByRole('dialog', { name: 'Kullanıcıyı yönet' })
      await waitFor(() =>
        expect(currentUrl()).toBe('/dashboard?section=users&user=00000000-0000-4000-8000-000000000702'),
      )
    })
  },
}

/** When one list fails to load, the palette still shows results from the others. */
export const OneListFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing('listUsers', 'INTERNAL')),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ara' }))
    const palette = await paletteIn(canvasElement)
    await userEvent.type(palette.getByRole('combobox'), 'VD-')
    await palette.findByText('Bazı sonuçlar alınamadı')
    await expect(palette.getByRole('option', { name: /VD-2026-000431/ })).toBeInTheDocument()
  },
}

/** What is ticked can be worked on from the keyboard alone; a command asks as its button does. */
export const CommandOnTicked: Story = {
  name: '[ADMIN-542] A command on a ticked order',
  args: { path: `/dashboard?section=orders&selected=${pendingOrder._id}` },
  beforeEach: ({ msw }) => msw.use(...editorMocks),
  play: async ({ canvasElement, step }) => {
    await screen.findByText('1 sipariş seçildi')
    await step('mark as paid', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const palette = await paletteIn(canvasElement)
      await palette.findByRole('option', { name: 'Kargo ata' })
      await userEvent.type(palette.getByRole('combobox'), 'odendi')
      await userEvent.keyboard('{Enter}')
      const question = await body(canvasElement).findByRole('alertdialog', {
        name: '1 sipariş ödendi olarak işaretlensin mi?',
      })
      await userEvent.click(within(question).getByRole('button', { name: 'Vazgeç' }))
    })
    await step('a new coupon', async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const palette = await paletteIn(canvasElement)
      await userEvent.type(palette.getByRole('combobox'), 'yeni kupon')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(currentUrl()).toBe('/dashboard?section=coupons&coupon=new'))
      await body(canvasElement).findByRole('dialog', { name: /kupon/i })
    })
  },
}

/** Whoever speaks to the machine, or presses keys by accident, is not moved about by them. */
export const LetterKeysOff: Story = {
  args: { path: '/dashboard?section=cargo' },
  parameters: { rules: ['ADMIN-825'] },
  beforeEach: ({ msw }) => msw.use(...cargoMocks.ok),
  play: async ({ canvas, canvasElement, step }) => {
    const edit = await canvas.findByRole('button', { name: 'DHL: düzenle' })
    const press = async (name: string) => {
      await userEvent.keyboard('{Control>}k{/Control}')
      const palette = await paletteIn(canvasElement)
      await userEvent.click(palette.getByRole('option', { name }))
      await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
    }
    await step('switched off', async () => {
      await press('Harf kısayollarını kapat')
      await expect(localStorage.getItem(LETTER_KEYS_KEY)).toBe('off')
      await userEvent.keyboard('j')
      await expect(edit).not.toHaveFocus()
    })
    await step('and on again', async () => {
      await press('Harf kısayollarını aç')
      await expect(localStorage.getItem(LETTER_KEYS_KEY)).toBeNull()
      await userEvent.keyboard('j')
      await expect(edit).toHaveFocus()
    })
  },
}
