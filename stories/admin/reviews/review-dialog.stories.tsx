import { expect, fn, userEvent } from '@storybook/test'
import { ReviewDialog } from '@/screens/admin/reviews/review-dialog'
import preview from '#.storybook/preview'
import { dialogIn, questionIn } from '../../fixtures/body'
import { pictured } from '../../fixtures/pictures'
import { adminReviews } from '../../fixtures/reviews'
import { permitted } from '../shared/permitted'

const [waiting, withPhotos, hidden, answered] = adminReviews
if (!waiting || !withPhotos || !hidden || !answered) throw new RangeError('four reviews are needed')

const meta = preview.meta({
  title: 'Admin/Reviews/Review dialog',
  component: ReviewDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    review: waiting,
    submitting: false,
    serverError: undefined,
    onAnswer: fn(),
    onApprove: fn(),
    onHide: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
})

export default meta

export const Waiting = meta.story({ ...pictured, tags: ['picture'] })
Waiting.test('is approved and answered in one', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.type(dialog.getByRole('textbox', { name: /Mağazanın yanıtı/ }), 'Danke!')
  await userEvent.click(dialog.getByRole('button', { name: 'Yayınla ve yanıtla' }))
  await expect(args.onAnswer).toHaveBeenCalledWith('Danke!')
})
Waiting.test('is hidden with a reason', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Gizle' }))
  const reason = await dialogIn(canvasElement, 'Yorum gizlensin mi?')
  await userEvent.click(reason.getByRole('button', { name: 'Gizle' }))
  await expect(reason.getByText('Neden gereklidir')).toBeVisible()
  await userEvent.type(reason.getByRole('textbox', { name: /Neden/ }), 'Reklam')
  await userEvent.click(reason.getByRole('button', { name: 'Gizle' }))
  await expect(args.onHide).toHaveBeenCalledWith('Reklam')
  await expect(args.onAnswer).not.toHaveBeenCalled()
})
Waiting.test('is deleted after a question', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Sil' }))
  const question = await questionIn(canvasElement)
  await userEvent.click(question.getByRole('button', { name: 'Sil' }))
  await expect(args.onRemove).toHaveBeenCalled()
})
export const PhotosWait = meta.story({ ...pictured, tags: ['picture'], args: { review: withPhotos } })
PhotosWait.test('is shown with or without them', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Fotoğrafsız yayınla' }))
  await expect(args.onApprove).toHaveBeenLastCalledWith(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Yayınla' }))
  await expect(args.onApprove).toHaveBeenLastCalledWith(true)
})
export const Hidden = meta.story({ args: { review: hidden } })
export const Answered = meta.story({ args: { review: answered } })
export const Submitting = meta.story({ args: { submitting: true } })
export const Failed = meta.story({ args: { serverError: '' } })
export const ReadOnly = meta.story({ decorators: [permitted('reviews.read')] })
export const Dark = meta.story({ args: { review: withPhotos }, globals: { theme: 'dark' } })
