import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from '@storybook/test'
import { HideReview } from '@/screens/admin/reviews/hide-review'
import { SessionEndContext, SessionEndNote } from '@/screens/admin/shared/session-end'
import { ScreenHeader } from '@/screens/admin/shared/screen-header'
import { dialogIn } from '../../fixtures/body'
import { ProductDialog } from '../products/product-dialog'
import { editing, productModalActions } from '../products/product-modal-args'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const draft = { read: () => undefined, write: fn(), clear: fn() }

/** The upcoming end of the session is announced in every section and in every open form. */
const meta = {
  title: 'Admin/Layout/End of the session',
  component: SessionEndNote,
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  render: () => <ScreenHeader title="Ürünler" />,
  decorators: [
    inShell('products'),
    (Story) => <SessionEndContext value="2026-11-23T13:32:00.000Z">{Story()}</SessionEndContext>,
  ],
} satisfies Meta<typeof SessionEndNote>

export default meta
type Story = StoryObj<typeof meta>

export const InASection: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Oturumunuz sona eriyor/)).toBeVisible()
  },
}

/** In a form, the note says that the input is saved as a draft while typing. */
export const OverAForm: Story = {
  render: () => <ProductDialog state={{ ...editing(), draft }} {...productModalActions()} />,
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, /düzenleniyor/)
    await expect(dialog.getByText(/taslak olarak saklanıyor/)).toBeInTheDocument()
  },
}

/** What a small question asks is not saved as a draft, so the note says to save it first. */
export const OverAQuestion: Story = {
  render: () => <HideReview onHide={fn()} onClose={fn()} />,
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText(/lütfen önce kaydedin/)).toBeInTheDocument()
  },
}

export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
