import { expect, fn, userEvent, within } from '@storybook/test'
import { ProductFilmField } from '@/screens/admin/products/form/product-film-field'
import preview from '#.storybook/preview'
import { imageFile } from '../../fixtures/admin-products'
import { questionIn } from '../../fixtures/body'

const meta = preview.meta({
  title: 'Admin/Products/Product film',
  component: ProductFilmField,
  parameters: { rules: ['ADMIN-690'] },
  args: {
    video: undefined,
    readOnly: false,
    onAdd: fn(),
    onCancel: fn(),
    onDescribe: fn(),
    onRemove: fn(),
  },
})

export default meta

const video = {
  url: '/media/film.mp4',
  alt: 'Abendruhe',
  width: 720,
  height: 792,
  seconds: 12,
  uploadedAt: '2026-11-20T09:00:00.000Z',
}

export const None = meta.story()
None.test(
  'only what can be one is sent, the rest is told why not',
  async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const hand = async (file: File) => {
      if (input) await userEvent.upload(input, file, { applyAccept: false })
    }
    await hand(imageFile('film.webm', 'video/webm'))
    await expect(await canvas.findByText('Yalnızca MP4 ve MOV')).toBeVisible()
    await hand(imageFile('film.mp4', 'video/mp4', 20_971_521))
    await expect(await canvas.findByText('20,1 MB (sınır 20)')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await hand(imageFile('film.mov', 'video/quicktime'))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
)

export const Ready = meta.story({ args: { video } })
Ready.test('is described, and removed after a question', async ({ args, canvas, canvasElement }) => {
  await expect(canvas.getByLabelText('Abendruhe')).toHaveAttribute('preload', 'metadata')
  await userEvent.click(canvas.getByRole('button', { name: 'Videoyu açıkla' }))
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
  await userEvent.type(dialog.getByDisplayValue('Abendruhe'), ' wird aufgegossen')
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await expect(args.onDescribe).toHaveBeenCalledWith(
    expect.objectContaining({ alt: 'Abendruhe wird aufgegossen' }),
  )
  await userEvent.click(canvas.getByRole('button', { name: /^Abendruhe.*sil/i }))
  const question = await questionIn(canvasElement)
  await expect(args.onRemove).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Videoyu sil' }))
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

export const Uploading = meta.story({
  args: {
    video,
    upload: { id: 'film', name: 'neu.mov', bytes: 8_120_000, state: { status: 'uploading', percent: 62 } },
  },
})
Uploading.test('can be cancelled', async ({ args, canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  await userEvent.click(canvas.getByRole('button', { name: /neu\.mov/ }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
})

/** With the server's reason. */
export const Refused = meta.story({
  args: {
    upload: {
      id: 'film',
      name: 'neu.mov',
      bytes: 8_120_000,
      state: { status: 'failed', message: 'Video çok uzun; en çok 60 saniye olabilir.' },
    },
  },
})

export const ChangeFailed = meta.story({ args: { video, error: '' } })

/** Of a new product. */
export const BeforeTheFirstSave = meta.story({ args: { isNew: true } })

export const ReadOnly = meta.story({ args: { video, readOnly: true } })
export const ReadOnlyNone = meta.story({ args: { readOnly: true } })
