import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { categoryMocks } from '@/shop/categories/categories.mocks'
import { adminProductMocks } from '@/shop/catalogue/admin-products.mocks'
import { failing, slow } from '@/mocks/shared/handlers'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { flow } from '../../fixtures/flow'
import { dialogIn, questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { imageFile } from '../../fixtures/admin-products'
import { BackOffice } from './back-office'
import { mockAdmin } from './mocked-admin'

const EDITED = `/dashboard?section=products&product=${productNamed('Abendruhe')._id}`

/** Images and reviews of the open product. */
const meta = {
  title: 'Flows/Admin/Product pictures and reviews',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: EDITED },
  beforeEach: ({ msw }) => mockAdmin(msw, ...adminProductMocks.ok, ...categoryMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

const opened = (canvasElement: HTMLElement) => dialogIn(canvasElement, 'Abendruhe düzenleniyor')

async function hand(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, file)
}

/** Image changes are saved immediately; unsaved input in the form is kept. */
export const Pictures: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByLabelText('Ürün adı'), ' Bio')
    await step('a picture goes up', async () => {
      await hand(imageFile('neu.png'))
      await dialog.findByRole('button', { name: '2. Yeni: ana görsel yap' })
    })
    await step('it becomes the main one', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '2. Yeni: ana görsel yap' }))
      await dialog.findByRole('button', { name: '2. Verda Abendruhe: ana görsel yap' })
    })
    await expect(dialog.getByLabelText('Ürün adı')).toHaveValue('Abendruhe Bio')
  },
}

/** The server rejects the image, and its message is shown. */
export const PictureRefused: Story = {
  beforeEach: ({ msw }) => msw.use(failing('uploadProductImages', 'UNSUPPORTED_IMAGE')),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await hand(imageFile('neu.png'))
    await expect(await dialog.findByText('Bu dosya desteklenen bir görsel değil.')).toBeInTheDocument()
  },
}

/** An upload shows its progress and can be cancelled. */
export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(slow('uploadProductImages')),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await hand(imageFile('neu.png'))
    await dialog.findByRole('progressbar', { name: /neu\.png/ })
    await userEvent.click(dialog.getByRole('button', { name: /neu\.png/ }))
    await waitFor(() => expect(dialog.queryByText('neu.png')).toBeNull())
  },
}

async function writeReview(dialog: Awaited<ReturnType<typeof opened>>) {
  await userEvent.type(dialog.getByLabelText('Kullanıcı adı'), 'Verda')
  await userEvent.click(dialog.getByRole('radio', { name: '5 yıldız' }))
  await userEvent.type(dialog.getByLabelText('Yorum'), 'Danke für das Lob!')
  await userEvent.click(dialog.getByRole('button', { name: 'Yorum ekle' }))
}

export const Reviews: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await opened(canvasElement)
    await writeReview(dialog)
    await step('it stands in the list, and the form is empty again', async () => {
      await dialog.findByRole('button', { name: 'Verda yorumunu sil' })
      await expect(dialog.getByLabelText('Kullanıcı adı')).toHaveValue('')
    })
    await step('deleting one', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Martina H. yorumunu sil' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Yorumu sil' }))
      await waitFor(() => expect(dialog.queryByText('Martina H.')).toBeNull())
    })
  },
}

/** Several validation errors are joined into one message. */
export const ReviewRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      failing('addReview', 'VALIDATION', {
        errors: [
          { path: 'user', msg: 'Kullanıcı adı en az 2 karakter olmalı' },
          { path: 'rating', msg: 'Puan 1-5 arası olmalı' },
        ],
      }),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await writeReview(dialog)
    await expect(
      await dialog.findByText('Kullanıcı adı en az 2 karakter olmalı, Puan 1-5 arası olmalı'),
    ).toBeInTheDocument()
    await expect(dialog.getByLabelText('Kullanıcı adı')).toHaveValue('Verda')
  },
}

/** Closing or saving with a half-written review asks for confirmation. */
export const ReviewUnfinished: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByLabelText('Kullanıcı adı'), 'Ayşe')
    await step('closing asks', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Düzenlemeye dön' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(dialog.getByLabelText('Kullanıcı adı')).toHaveValue('Ayşe')
    })
    await step('saving asks', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
      const question = await questionIn(canvasElement)
      await waitFor(() => expect(question.getByText('Yarım kalan yorumdan vazgeçilsin mi?')).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: 'Vazgeç' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(dialog.getByLabelText('Kullanıcı adı')).toHaveValue('Ayşe')
    })
  },
}
