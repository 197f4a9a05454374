import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { CategoriesScreen } from '@/screens/admin/categories/categories-screen'
import { CategoryEditor } from '@/screens/admin/categories/category-editor'
import { CategoryPicture, type CategoryPictureProps } from '@/screens/admin/categories/category-picture'
import type { CategoryEditorState } from '@/screens/admin/categories/categories-types'
import preview from '#.storybook/preview'
import { parentOptions, picturedCategory, teaCategory } from '../../fixtures/admin-categories'
import { imageFile } from '../../fixtures/admin-products'
import { dialogIn } from '../../fixtures/body'
import { categoriesArgs } from './categories-args'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const creating: CategoryEditorState = { mode: 'create', parents: parentOptions }

/** The category form, above its list. */
const meta = preview.meta({
  title: 'Admin/Categories/Category form',
  component: CategoryEditor,
  render: (args) => <CategoriesScreen {...categoriesArgs} dialogs={<CategoryEditor {...args} />} />,
  tags: ['!autodocs'],
  decorators: [inShell('categories')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { state: creating, onSave: fn(), onClose: fn(), onReload: fn() },
})

export default meta

const pictureArgs: CategoryPictureProps = {
  image: picturedCategory.image,
  busy: false,
  failure: undefined,
  readOnly: false,
  onPick: fn(),
  onRemove: fn(),
}

/** A stored category has a picture, which changes at once. */
export const WithPicture = meta.story({
  ...pictured,
  tags: ['picture'],
  args: {
    state: { mode: 'edit', category: picturedCategory, parents: parentOptions },
    picture: <CategoryPicture {...pictureArgs} />,
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
    await expect(dialog.getByLabelText('Görselin alternatif metni')).toHaveValue('Papatya çayı')
    await userEvent.click(dialog.getByRole('button', { name: 'Görseli kaldır' }))
    await expect(pictureArgs.onRemove).toHaveBeenCalled()
    const input = dialog
      .getByRole('group', { name: 'Kategori görseli' })
      .querySelector<HTMLInputElement>('input[type=file]')
    const hand = async (file: File) => {
      if (input) await userEvent.upload(input, file, { applyAccept: false })
    }
    await hand(imageFile('liste.pdf', 'application/pdf'))
    await expect(await dialog.findByText('Bu dosya desteklenen bir görsel değil')).toBeVisible()
    await expect(pictureArgs.onPick).not.toHaveBeenCalled()
    await hand(imageFile('cay.png'))
    await waitFor(() => expect(pictureArgs.onPick).toHaveBeenCalledOnce())
    await expect(dialog.queryByText('Bu dosya desteklenen bir görsel değil')).not.toBeInTheDocument()
  },
})

export const PictureFailed = meta.story({
  ...pictured,
  tags: ['picture'],
  args: {
    state: { mode: 'edit', category: teaCategory, parents: parentOptions },
    picture: <CategoryPicture {...pictureArgs} image={null} failure="" />,
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
    await expect(dialog.getByRole('alert')).toHaveTextContent('Görsel kaydedilemedi')
  },
})

export const Create = meta.story({
  ...pictured,
  tags: ['picture'],
})
Create.test(
  'defaults; keywords: trimmed, doubles and blanks ignored; what is sent',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kategori')
    await step('defaults', async () => {
      await expect(dialog.getByLabelText('Emoji veya simge sınıfı')).toHaveValue('📦')
      await expect(dialog.getByLabelText('Sıra')).toHaveValue('0')
    })
    await step('keywords: trimmed, doubles and blanks ignored', async () => {
      const keywords = dialog.getByLabelText('Anahtar kelimeler')
      await userEvent.type(keywords, ' papatya {Enter}')
      await userEvent.type(keywords, 'papatya{Enter}')
      await userEvent.type(keywords, '   {Enter}')
      await userEvent.type(keywords, 'melisa{Enter}')
    })
    await step('what is sent', async () => {
      await userEvent.type(dialog.getByLabelText('Ad'), 'Bitki çayları')
      await userEvent.selectOptions(dialog.getByLabelText('Üst kategori'), 'Wellness')
      await userEvent.click(dialog.getByRole('radio', { name: 'Koyu yeşil' }))
      await userEvent.clear(dialog.getByLabelText('Sıra'))
      await userEvent.type(dialog.getByLabelText('Sıra'), 'iki')
      await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith({
        name: 'Bitki çayları',
        parentId: 'wellness',
        platform: 'germany',
        description: '',
        icon: '📦',
        color: '#24483A',
        sortOrder: 0,
        isActive: true,
        imageAlt: '',
        seo: { metaTitle: '', metaDescription: '', keywords: ['papatya', 'melisa'] },
      })
    })
  },
)

export const Invalid = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const title = 'Bitki çayları: kamille, melisse ve lavanta karışımları | Verda'
    await userEvent.type(dialog.getByLabelText('Meta başlık'), title)
    await expect(dialog.getByText(`${title.length} / 60`)).toBeInTheDocument()
    await userEvent.clear(dialog.getByLabelText('Sıra'))
    await userEvent.type(dialog.getByLabelText('Sıra'), '-2')
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await expect(await dialog.findByText('Ad gereklidir')).toBeInTheDocument()
    await expect(dialog.getByText('En çok 60 karakter')).toBeInTheDocument()
    await expect(dialog.getByText('0 veya daha büyük bir tam sayı girin')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Ad')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

Create.test('the icon can be picked or typed; both show the same one', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  const text = dialog.getByLabelText('Emoji veya simge sınıfı')
  await userEvent.click(dialog.getByRole('radio', { name: 'Yaprak' }))
  await expect(text).toHaveValue('leaf')
  await userEvent.clear(text)
  await userEvent.type(text, 'moon')
  await expect(dialog.getByRole('radio', { name: 'Ay' })).toBeChecked()
  await userEvent.type(dialog.getByLabelText('Ad'), 'Gece')
  await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ icon: 'moon' })))
})

Create.test(
  'a keyword that is too long is named in the summary and focused',
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText('Ad'), 'Gece')
    const keywords = dialog.getByLabelText('Anahtar kelimeler')
    await userEvent.click(keywords)
    await userEvent.paste('melisa '.repeat(20).trim())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await expect(
      await dialog.findByRole('button', { name: /^Anahtar kelimeler: En çok 100 karakter/ }),
    ).toBeVisible()
    await expect(keywords).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
)

/** Parents are limited to the same platform; switching the platform clears the parent. */
export const ParentsFollowPlatform = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const parent = dialog.getByLabelText('Üst kategori')
    await userEvent.selectOptions(parent, 'Wellness')
    await expect(dialog.queryByRole('option', { name: 'Organic' })).not.toBeInTheDocument()
    await userEvent.selectOptions(dialog.getByLabelText('Platform'), 'Türkiye')
    await expect(parent).toHaveValue('')
    await expect(dialog.getByRole('option', { name: 'Organic' })).toBeInTheDocument()
  },
})

/** The current parent is shown while the other options are still loading. */
export const ParentsStillComing = meta.story({
  args: {
    state: {
      mode: 'edit',
      category: { ...teaCategory, id: 'krauter', parent: { id: 'wellness', name: 'Wellness' } },
      parents: [],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByLabelText('Üst kategori')).toHaveDisplayValue('Wellness')
  },
})

export const Edit = meta.story({
  args: { state: { mode: 'edit', category: teaCategory, parents: parentOptions } },
})
Edit.test('calls onSave', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Aktif' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Wellness', icon: 'cup', isActive: false }),
    ),
  )
})

Edit.test(
  'a rename says where else it holds',
  {
    parameters: { rules: ['ADMIN-360'] },
    args: {
      state: {
        mode: 'edit',
        category: teaCategory,
        namesakes: [{ platform: 'turkey' }, { platform: 'mobile' }],
        parents: parentOptions,
      },
    },
  },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Kategoriyi düzenle')
    await expect(dialog.queryByText(/şuralarda da değişir/)).not.toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText('Ad'), ' çayları')
    await expect(
      await dialog.findByText(
        /^Ad şuralarda da değişir: Türkiye, Mobil Uygulama\. .*“Wellness” ile açılan adres/,
      ),
    ).toBeVisible()
  },
)

export const View = meta.story({
  args: { state: { mode: 'view', category: teaCategory, parents: parentOptions } },
})
View.test('calls onClose', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Kategori')
  await expect(dialog.getByLabelText('Ad')).toBeDisabled()
  await expect(dialog.queryByRole('button', { name: 'Kaydet' })).not.toBeInTheDocument()
  const [close] = dialog.getAllByRole('button', { name: 'Kapat' })
  if (close) await userEvent.click(close)
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const Submitting = meta.story({
  args: { state: { mode: 'edit', category: teaCategory, parents: parentOptions, submitting: true } },
})

export const Refused = meta.story({
  args: { state: { mode: 'edit', category: teaCategory, parents: parentOptions, serverError: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('İşlem sırasında hata oluştu')
  },
})

export const DarkEditor = meta.story({
  args: { state: { mode: 'edit', category: teaCategory, parents: parentOptions } },
  globals: { ...wide.globals, theme: 'dark' },
})

export const PhoneEditor = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { state: { mode: 'edit', category: teaCategory, parents: parentOptions } },
})
