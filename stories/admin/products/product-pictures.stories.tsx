import { expect, userEvent } from '@storybook/test'
import { ProductModal } from '@/screens/admin/products/form/product-modal'
import preview from '#.storybook/preview'
import { bareRecord, imageFile, picture, teaRecord } from '../../fixtures/admin-products'
import { dialogIn, questionIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'
import { ProductDialog, type ProductDialogProps } from './product-dialog'
import { editing, productModalActions, productSection } from './product-modal-args'

/** Image changes are saved immediately, independently of the form. */
const meta = preview.type<{ args: ProductDialogProps }>().meta({
  title: 'Admin/Products/Product form, pictures',
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

async function hand(files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, files, { applyAccept: false })
}

export const Pictures = meta.story()
Pictures.test(
  'another one becomes the main picture; deleting asks first …',
  async ({ args, canvasElement, step }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await expect(pictures.getByText('Ana görsel')).toBeInTheDocument()
    await step('another one becomes the main picture', async () => {
      await userEvent.click(
        pictures.getByRole('button', { name: '2. abendruhe-stillleben.png: ana görsel yap' }),
      )
      await expect(args.onImageChange).toHaveBeenCalledWith('image-abendruhe-stillleben', { position: 0 })
    })
    await step('deleting asks first', async () => {
      await userEvent.click(pictures.getByRole('button', { name: /abendruhe-stillleben\.png.*sil/i }))
      const question = await questionIn(canvasElement)
      await expect(args.onImageRemove).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Görseli sil' }))
      await expect(args.onImageRemove).toHaveBeenCalledWith('image-abendruhe-stillleben')
    })
    await step('the form has no changes by that', async () => {
      const dialog = await dialogIn(canvasElement)
      await expect(dialog.queryByText('Kaydedilmemiş değişiklikler var')).not.toBeInTheDocument()
    })
  },
)

const tile = (element: HTMLElement) => element.closest('li') ?? element

Pictures.test(
  'buttons and dragging order them',
  { parameters: { rules: ['ADMIN-581'] } },
  async ({ args, canvasElement, step }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    const button = (name: string) => pictures.getByRole('button', { name })
    await step('a button moves one by a place, and says so', async () => {
      await userEvent.click(button('1. abendruhe.png: bir arkaya al'))
      await expect(args.onImageChange).toHaveBeenLastCalledWith('image-abendruhe', { position: 1 })
      await expect(pictures.getByText('abendruhe.png artık 2. sırada')).toBeInTheDocument()
    })
    await step('at an end it does nothing', async () => {
      await userEvent.click(button('1. abendruhe.png: bir öne al'))
      await expect(args.onImageChange).toHaveBeenCalledOnce()
    })
    await step('dropped on another it takes its place', async () => {
      const dataTransfer = new DataTransfer()
      const from = tile(button('2. abendruhe-stillleben.png: bir öne al'))
      const to = tile(button('1. abendruhe.png: bir öne al'))
      for (const [type, target] of [
        ['dragstart', from],
        ['dragover', to],
        ['drop', to],
      ] as const)
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      await expect(args.onImageChange).toHaveBeenLastCalledWith('image-abendruhe-stillleben', { position: 0 })
    })
  },
)

/** Pictures of a new product wait for its first save; the first is the main one. */
export const BeforeTheFirstSave = meta.story({
  parameters: { rules: ['ADMIN-143'] },
  args: {
    state: {
      mode: 'create',
      categories: [],
      side: { waiting: [picture('abendruhe', true), picture('morgengruen')] },
    },
  },
  play: async ({ args, canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await expect(pictures.getAllByText('Ana görsel')).toHaveLength(1)
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name: /^Görseller/ })).toHaveTextContent('2 / 5')
    await hand([imageFile('neu.png')])
    await expect(args.onImagesAdd).toHaveBeenCalledOnce()
    await userEvent.click(pictures.getByRole('button', { name: '2. morgengruen.png: ana görsel yap' }))
    await expect(args.onImageChange).toHaveBeenCalledWith('image-morgengruen', { position: 0 })
    await userEvent.click(pictures.getByRole('button', { name: /^1\. abendruhe\.png.*sil/ }))
    await expect(args.onImageRemove).toHaveBeenCalledWith('image-abendruhe')
  },
})

/** A picture that is blown up in the shop shows its width. */
export const SmallPicture = meta.story({
  parameters: { rules: ['ADMIN-321'] },
  args: {
    state: editing(undefined, {
      ...teaRecord,
      pictures: [
        {
          ...picture('klein', true),
          sources: [{ url: '/media/klein-60.webp', width: 60, type: 'image/webp' }],
        },
        { ...picture('gross'), sources: [{ url: '/media/gross-960.webp', width: 960, type: 'image/webp' }] },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await expect(pictures.getAllByText(/^Küçük/)).toHaveLength(1)
    await expect(pictures.getByText('Küçük: 60 px')).toBeVisible()
  },
})

/** Only images, up to 5 MB each and 5 in total; other files are dropped with a reason. */
export const RejectedFiles = meta.story({
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await hand([imageFile('liste.pdf', 'application/pdf'), imageFile('gross.png', 'image/png', 5_242_881)])
    await expect(await pictures.findByText('Yalnızca görsel dosyaları')).toBeInTheDocument()
  },
})
Pictures.test(
  'a reason can be put away; only as many as there is room for',
  { parameters: { rules: ['ADMIN-20'] } },
  async ({ args, canvasElement, step }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    const good = imageFile('neu.png')
    await hand([
      good,
      imageFile('liste.pdf', 'application/pdf'),
      imageFile('gross.png', 'image/png', 5_242_881),
    ])
    await expect(args.onImagesAdd).toHaveBeenCalledWith([good])
    await expect(await pictures.findByText('Yalnızca görsel dosyaları')).toBeInTheDocument()
    await expect(pictures.getByText('5,1 MB (sınır 5)')).toBeInTheDocument()
    await step('a reason can be put away', async () => {
      await userEvent.click(pictures.getByRole('button', { name: /liste\.pdf/ }))
      await expect(pictures.queryByText('Yalnızca görsel dosyaları')).not.toBeInTheDocument()
    })
    await step('only as many as there is room for', async () => {
      await hand(['a', 'b', 'c', 'd'].map((name) => imageFile(`${name}.png`)))
      await expect(args.onImagesAdd).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'a.png' }),
        expect.objectContaining({ name: 'b.png' }),
        expect.objectContaining({ name: 'c.png' }),
      ])
      await expect(pictures.getByText('En çok 5 görsel')).toBeInTheDocument()
    })
  },
)

export const Uploading = meta.story({
  args: {
    state: editing({
      uploads: [
        { id: 'up-1', name: 'neu.png', bytes: 812_000, state: { status: 'uploading', percent: 62 } },
        { id: 'up-2', name: 'alt.webp', bytes: 64_000, state: { status: 'failed', message: '' } },
        {
          id: 'up-3',
          name: 'defekt.jpg',
          bytes: 64_000,
          state: { status: 'failed', message: 'Dosya bir görsel değil' },
        },
      ],
    }),
  },
})
Uploading.test('calls onUploadCancel', async ({ args, canvasElement }) => {
  const pictures = await productSection(canvasElement, 'Görseller')
  await expect(pictures.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  await expect(pictures.getByText('Görsel yüklenemedi')).toBeInTheDocument()
  await expect(pictures.getByText('Dosya bir görsel değil')).toBeInTheDocument()
  await userEvent.click(pictures.getByRole('button', { name: /neu\.png/ }))
  await expect(args.onUploadCancel).toHaveBeenCalledWith('up-1')
})

export const FullOfPictures = meta.story({
  args: {
    state: editing(
      {},
      {
        ...teaRecord,
        pictures: Array.from({ length: 5 }, (_, index) => ({
          id: `image-${index}`,
          url: '/media/abendruhe-320.webp',
          alt: '',
          isPrimary: index === 0,
          sources: [],
        })),
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await expect(pictures.getByText('En çok 5 görsel eklenebilir.')).toBeInTheDocument()
    await expect(pictures.getByRole('button', { name: 'Görsel 2: ana görsel yap' })).toBeInTheDocument()
  },
})

/** When all images share a description, their buttons still have unique names. */
export const SameDescription = meta.story({
  args: {
    state: editing(
      {},
      { ...teaRecord, pictures: teaRecord.pictures.map((picture) => ({ ...picture, alt: 'Abendruhe' })) },
    ),
  },
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    const names = pictures.getAllByRole('button', { name: /sil$/ }).map((button) => button.ariaLabel)
    await expect(names.length).toBeGreaterThan(1)
    await expect(new Set(names).size).toBe(names.length)
    await expect(pictures.getByRole('button', { name: '2. Abendruhe dosyasını sil' })).toBeInTheDocument()
  },
})

export const PictureBusy = meta.story({
  args: { state: editing({ busyImageId: 'image-abendruhe-stillleben' }) },
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await expect(
      pictures.getByRole('button', { name: '2. abendruhe-stillleben.png: ana görsel yap' }),
    ).toHaveAttribute('aria-busy', 'true')
  },
})

export const PictureFailed = meta.story({
  args: { state: editing({ imageError: '' }) },
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await expect(pictures.getByRole('alert')).toHaveTextContent('Görsel işlemi başarısız oldu')
  },
})

export const NothingYet = meta.story({
  args: { state: editing({}, bareRecord) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Henüz görsel yok.')).toBeInTheDocument()
    await expect(dialog.getByText('Henüz yorum yok.')).toBeInTheDocument()
  },
})

export const Phone = meta.story({ ...Uploading.input, globals: phone.globals, parameters: phone.parameters })
export const Dark = meta.story({ ...Uploading.input, globals: { ...wide.globals, theme: 'dark' } })
