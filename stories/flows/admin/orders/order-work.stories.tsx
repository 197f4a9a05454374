import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { userMocks } from '@/shop/users/users.mocks'
import { pendingOrder } from '@/shop/orders/order-data.mocks'
import { answers, failing, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { dialogIn, questionIn } from '@stories/fixtures/body'
import { wide } from '@stories/admin/shared/phone'
import { BackOffice, currentUrl, said } from '../back-office'
import { OPENED, PLACE, rowNamed } from './orders'
import { whenWide } from '@stories/fixtures/windows'
import { mockAdmin } from '../mocked-admin'

/** The order as stored on the server. */
let order = pendingOrder

/** Working on an order: notes, emails, the address, and the link to its customer. */
const meta = {
  title: 'Flows/Admin/Orders/Work',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: OPENED },
  beforeEach: ({ msw }) => {
    order = pendingOrder
    mockAdmin(
      msw,
      answers('getOrder', () => ({ order })),
      answers('addOrderNote', () => {
        const note = { text: 'Kunde hat angerufen.', author: 'Elif Yılmaz', at: '2026-11-21T09:30:00.000Z' }
        order = { ...order, internalNotes: [note] }
        return { order }
      }),
      ok('sendOrderMail', { order: pendingOrder }),
      answers('setShippingAddress', () => {
        const address = { ...order.shipping.address, street: 'Am Markt 1' }
        order = { ...order, shipping: { ...order.shipping, address } }
        return { order }
      }),
      ...userMocks.ok,
    )
  },
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const panelIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Sipariş ayrıntısı' }))

export const Note: Story = {
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.type(await panel.findByLabelText('Yeni not'), 'Kunde hat angerufen.')
    await userEvent.click(panel.getByRole('button', { name: 'Not ekle' }))
    await said('Not eklendi')
    await waitFor(() => expect(panel.getByText('Kunde hat angerufen.')).toBeVisible())
    await expect(panel.getByLabelText('Yeni not')).toHaveValue('')
  }),
}

export const NoteFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing('addOrderNote', 'INTERNAL')),
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.type(await panel.findByLabelText('Yeni not'), 'Kunde hat angerufen.')
    await userEvent.click(panel.getByRole('button', { name: 'Not ekle' }))
    await said('Not eklenemedi')
    await expect(panel.getByLabelText('Yeni not')).toHaveValue('Kunde hat angerufen.')
  }),
}

/** The field is emptied by a note that was added, not by the next attempt. */
export const SecondNoteFails: Story = {
  play: whenWide(async ({ canvasElement, msw }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.type(await panel.findByLabelText('Yeni not'), 'Kunde hat angerufen.')
    await userEvent.click(panel.getByRole('button', { name: 'Not ekle' }))
    await said('Not eklendi')
    msw.use(failing('addOrderNote', 'INTERNAL'))
    await userEvent.type(panel.getByLabelText('Yeni not'), 'Ruft morgen wieder an.')
    await userEvent.click(panel.getByRole('button', { name: 'Not ekle' }))
    await said('Not eklenemedi')
    await expect(panel.getByLabelText('Yeni not')).toHaveValue('Ruft morgen wieder an.')
  }),
}

/** A note that was not added yet is discarded only after a confirmation, whatever closes the panel. */
export const UnsavedNote: Story = {
  parameters: { rules: ['ADMIN-7'] },
  play: whenWide(async ({ canvasElement, step }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.type(await panel.findByLabelText('Yeni not'), 'Kunde hat angerufen.')
    const answer = async (name: string) => {
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Değişikliklerden vazgeçilsin mi?' }),
      )
      await userEvent.click(question.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await step('another order', async () => {
      await userEvent.click(await rowNamed('VD-2026-000428'))
      await answer('Düzenlemeye dön')
      await waitFor(() => expect(currentUrl()).toBe(OPENED))
      await expect(panel.getByLabelText('Yeni not')).toHaveValue('Kunde hat angerufen.')
    })
    await step('closing', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Kapat' }))
      await answer('Değişiklikleri sil')
      await waitFor(() => expect(currentUrl()).toBe(PLACE))
    })
  }),
}

export const MailAgain: Story = {
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.click(await panel.findByRole('button', { name: 'Yeniden gönder: Sipariş onayı' }))
    const question = await questionIn(canvasElement)
    await expect(question.getByText(/sabine.koch@post.example/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Yeniden gönder' }))
    await said('E-posta gönderildi')
  }),
}

export const Address: Story = {
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.click(await panel.findByRole('button', { name: 'Adresi düzelt' }))
    const dialog = await dialogIn(canvasElement, 'Teslimat adresi')
    await userEvent.clear(dialog.getByLabelText('Sokak ve numara'))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(dialog.getByText('Zorunlu alan')).toBeVisible())
    await userEvent.type(dialog.getByLabelText('Sokak ve numara'), 'Am Markt 1')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await said('Adres düzeltildi')
    await waitFor(() => expect(panel.getByText(/Am Markt 1/)).toBeVisible())
  }),
}

export const AddressRefused: Story = {
  beforeEach: ({ msw }) => msw.use(failing('setShippingAddress', 'CONFLICT')),
  play: whenWide(async ({ canvasElement }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.click(await panel.findByRole('button', { name: 'Adresi düzelt' }))
    const dialog = await dialogIn(canvasElement, 'Teslimat adresi')
    await userEvent.type(dialog.getByLabelText('Şehir'), ' Mitte')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('adresi değiştirilemez')
  }),
}

export const CustomerAndBack: Story = {
  play: whenWide(async ({ canvasElement, step }) => {
    const panel = await panelIn(canvasElement)
    await userEvent.click(await panel.findByRole('link', { name: 'Sabine Koch' }))
    await step('the customer', async () => {
      await waitFor(() => expect(currentUrl()).toMatch(/section=users&user=/))
      await screen.findByRole('dialog', { name: 'Kullanıcıyı yönet' })
    })
    await step('all of their orders', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Tüm siparişleri aç' }))
      await waitFor(() => expect(currentUrl()).toMatch(/section=orders&customer=/))
    })
  }),
}
