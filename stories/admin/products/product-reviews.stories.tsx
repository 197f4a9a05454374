import { expect, userEvent, waitFor } from '@storybook/test'
import { ProductModal } from '@/screens/admin/products/form/product-modal'
import preview from '#.storybook/preview'
import { reviewedRecord } from '../../fixtures/admin-products'
import { questionIn } from '../../fixtures/body'
import { wide } from '../shared/phone'
import { ProductDialog, type ProductDialogProps } from './product-dialog'
import { editing, productModalActions, productSection } from './product-modal-args'

/** Review changes are saved immediately, independently of the form. */
const meta = preview.type<{ args: ProductDialogProps }>().meta({
  title: 'Admin/Products/Product form, reviews',
  component: ProductModal,
  render: (args) => <ProductDialog {...args} />,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: editing({}),
    ...productModalActions(),
  },
})

export default meta

export const Reviews = meta.story({
  args: { state: editing({}, reviewedRecord) },
})
Reviews.test('the first ten, then all; deleting asks first', async ({ args, canvasElement, step }) => {
  const reviews = await productSection(canvasElement, 'Yorumlar')
  await step('the first ten', async () => {
    await expect(reviews.getAllByRole('listitem')).toHaveLength(10)
  })
  await step('all, on request', async () => {
    await userEvent.click(reviews.getByRole('button', { name: /^Tüm yorumları göster/ }))
    await expect(reviews.getAllByRole('listitem')).toHaveLength(reviewedRecord.reviews.length)
  })
  await step('deleting asks first', async () => {
    await userEvent.click(reviews.getByRole('button', { name: 'Kunde 3 yorumunu sil' }))
    const question = await questionIn(canvasElement)
    await userEvent.click(question.getByRole('button', { name: 'Yorumu sil' }))
    await expect(args.onReviewRemove).toHaveBeenCalledWith('review-2')
  })
})

Reviews.test(
  "a review whose author's account is gone",
  {
    args: {
      state: editing(
        {},
        {
          ...reviewedRecord,
          reviews: reviewedRecord.reviews.slice(0, 1).map((review) => ({ ...review, user: '' })),
        },
      ),
    },
  },
  async ({ canvasElement }) => {
    const reviews = await productSection(canvasElement, 'Yorumlar')
    await userEvent.click(reviews.getByRole('button', { name: 'İsimsiz yorumunu sil' }))
    const question = await questionIn(canvasElement)
    const title = question.getByText('İsimsiz adlı kullanıcının yorumu silinsin mi?')
    await waitFor(() => expect(title).toBeVisible())
  },
)

Reviews.test('calls onReviewAdd and onSave', async ({ args, canvasElement }) => {
  const reviews = await productSection(canvasElement, 'Yorumlar')
  await userEvent.type(reviews.getByLabelText('Kullanıcı adı'), ' Verda ')
  await userEvent.click(reviews.getByRole('radio', { name: '4 yıldız' }))
  await userEvent.type(reviews.getByLabelText('Yorum'), 'Danke für das Lob!')
  await userEvent.click(reviews.getByRole('button', { name: 'Yorum ekle' }))
  await expect(args.onReviewAdd).toHaveBeenCalledWith({
    user: 'Verda',
    rating: 4,
    comment: 'Danke für das Lob!',
  })
  await expect(args.onSave).not.toHaveBeenCalled()
})

export const ReviewRequired = meta.story({
  play: async ({ args, canvasElement }) => {
    const reviews = await productSection(canvasElement, 'Yorumlar')
    await userEvent.click(reviews.getByRole('button', { name: 'Yorum ekle' }))
    await expect(reviews.getByRole('alert')).toHaveTextContent('Tüm alanları doldurun')
    await expect(reviews.getByLabelText('Kullanıcı adı')).toHaveFocus()
    await expect(args.onReviewAdd).not.toHaveBeenCalled()
  },
})

export const ReviewTooShort = meta.story({
  play: async ({ canvasElement }) => {
    const reviews = await productSection(canvasElement, 'Yorumlar')
    await userEvent.type(reviews.getByLabelText('Kullanıcı adı'), 'V')
    await userEvent.click(reviews.getByRole('radio', { name: '5 yıldız' }))
    await userEvent.type(reviews.getByLabelText('Yorum'), 'Danke!')
    await userEvent.click(reviews.getByRole('button', { name: 'Yorum ekle' }))
    await expect(reviews.getByText('Kullanıcı adı en az 2 karakter olmalı')).toBeInTheDocument()
    await expect(reviews.getByText('Yorum en az 10 karakter olmalı')).toBeInTheDocument()
  },
})

export const ReviewTooLong = meta.story({
  play: async ({ canvasElement }) => {
    const reviews = await productSection(canvasElement, 'Yorumlar')
    await userEvent.click(reviews.getByLabelText('Kullanıcı adı'))
    await userEvent.paste('v'.repeat(51))
    await userEvent.click(reviews.getByRole('radio', { name: '5 yıldız' }))
    await userEvent.click(reviews.getByLabelText('Yorum'))
    await userEvent.paste('d'.repeat(501))
    await userEvent.click(reviews.getByRole('button', { name: 'Yorum ekle' }))
    await expect(reviews.getByText('Kullanıcı adı en çok 50 karakter olmalı')).toBeInTheDocument()
    await expect(reviews.getByText('Yorum en çok 500 karakter olmalı')).toBeInTheDocument()
  },
})

export const ReviewSending = meta.story({
  args: { state: editing({ addingReview: true, busyReviewId: 'review-1' }) },
  play: async ({ canvasElement }) => {
    const reviews = await productSection(canvasElement, 'Yorumlar')
    await expect(reviews.getByRole('button', { name: 'Martina H. yorumunu sil' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

/** The server's validation errors, joined into one message. */
export const ReviewRefused = meta.story({
  args: {
    state: editing({ reviewError: 'Kullanıcı adı en az 2 karakter olmalı, Puan 1-5 arası olmalı' }),
  },
  play: async ({ canvasElement }) => {
    const reviews = await productSection(canvasElement, 'Yorumlar')
    await waitFor(() => expect(reviews.getByRole('alert')).toHaveTextContent('Puan 1-5 arası olmalı'))
  },
})

export const Dark = meta.story({ ...ReviewTooShort.input, globals: { ...wide.globals, theme: 'dark' } })
