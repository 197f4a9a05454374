import { expect, userEvent, waitFor } from '@storybook/test'
import { ProductModal } from '@/screens/admin/products/form/product-modal'
import preview from '#.storybook/preview'
import { bareRecord, productRows, teaRecord } from '../../fixtures/admin-products'
import { body, dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'
import { ProductDialog, type ProductDialogProps } from './product-dialog'
import { editing, productModalActions, productSection } from './product-modal-args'

const more = Array.from({ length: 20 }, (_, index) => ({
  id: `more-${index}`,
  name: `Verda ${index + 1}`,
  stock: 80,
}))
const tooMany = Array.from({ length: 21 }, (_, index) => ({
  id: `related-${index}`,
  name: `Tee ${index + 1}`,
}))
const picker = {
  products: [...productRows, ...more],
  chosenProducts: [],
  loading: false,
  hasMore: true,
}

/** Texts per language with German as the fallback, and the fields next to them. */
const meta = preview.type<{ args: ProductDialogProps }>().meta({
  title: 'Admin/Products/Product form, texts',
  component: ProductModal,
  render: (args) => <ProductDialog {...args} />,
  tags: ['!autodocs'],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { ...editing({}), picker },
    ...productModalActions(),
  },
})

export default meta

async function choose(canvasElement: HTMLElement, language: RegExp) {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('radio', { name: language }))
  return dialog
}

export const German = meta.story()
/** Untranslated fields show the German text as a placeholder. */
export const Turkish = meta.story({
  parameters: { rules: ['CATALOGUE-50'] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Türkçe/)
  },
})
German.test('German stands behind it; each language keeps its own', async ({ args, canvasElement, step }) => {
  const dialog = await choose(canvasElement, /^İngilizce/)
  const subtitle = await dialog.findByLabelText(/^Alt başlık \(İngilizce\)/)
  await step('German stands behind it', async () => {
    await expect(subtitle).toHaveAttribute('placeholder', 'Kräutertee, Kamille und Melisse')
  })
  await userEvent.click(subtitle)
  await userEvent.paste('Herbal tea')
  await step('each language keeps its own', async () => {
    await choose(canvasElement, /^Almanca/)
    await expect(await dialog.findByLabelText(/^Alt başlık/)).toHaveValue('Kräutertee, Kamille und Melisse')
    await choose(canvasElement, /^Türkçe/)
    await expect(await dialog.findByLabelText(/^Alt başlık/)).toHaveValue('Bitki çayı, papatya ve melisa')
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        subtitle: 'Kräutertee, Kamille und Melisse',
        translations: { ...teaRecord.translations, en: { subtitle: 'Herbal tea' } },
      }),
      'abendruhe',
    ),
  )
})

German.test(
  'rows added before and after switching the language are independent of each other',
  async ({ canvasElement }) => {
    const features = await productSection(canvasElement, 'Özellikler')
    const add = async (text: string) => {
      const before = features.getAllByRole('textbox').length
      await userEvent.click(features.getByRole('button', { name: 'Özellik ekle' }))
      await waitFor(() => expect(features.getAllByRole('textbox')).toHaveLength(before + 1))
      const row = features.getAllByRole('textbox').at(-1)
      if (!row) throw new RangeError('a row is needed')
      await userEvent.click(row)
      await userEvent.paste(text)
    }
    await add('Ohne Koffein')
    await choose(canvasElement, /^Türkçe/)
    await choose(canvasElement, /^Almanca/)
    await add('Ohne Zucker')
    const texts = features.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    await expect(texts.slice(-2)).toEqual(['Ohne Koffein', 'Ohne Zucker'])
  },
)

German.test(
  'deleting a row by keyboard moves the focus to the row that takes its place, or to the last one',
  async ({ canvasElement, step }) => {
    for (const [section, row] of [
      ['Özellikler', 'Özellik'],
      ['İçindekiler', 'İçerik'],
    ] as const)
      await step(section, async () => {
        const rows = await productSection(canvasElement, section)
        const count = rows.getAllByRole('textbox', { name: new RegExp(`^${row} \\d+$`) }).length
        rows.getByRole('button', { name: `${row} 1: sil` }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(rows.getByRole('textbox', { name: `${row} 1` })).toHaveFocus())
        rows.getByRole('button', { name: `${row} ${count - 1}: sil` }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() =>
          expect(rows.getByRole('textbox', { name: `${row} ${Math.max(1, count - 2)}` })).toHaveFocus(),
        )
      })
  },
)

export const IngredientsAndNutrition = meta.story({
  play: async ({ canvasElement }) => {
    await productSection(canvasElement, 'İçindekiler')
  },
})
export const OriginAndBrewing = meta.story({
  parameters: { rules: ['CATALOGUE-53'] },
  play: async ({ canvasElement }) => {
    await productSection(canvasElement, 'Menşe ve demleme')
  },
})
German.test(
  'the organic logo requires a valid control body code',
  { parameters: { rules: ['LAW-30'] } },
  async ({ args, canvasElement }) => {
    const seals = await productSection(canvasElement, 'Sertifikalar')
    const code = seals.getByLabelText(/^Organik kontrol kuruluşunun kodu/)
    await userEvent.clear(code)
    await userEvent.type(code, 'Bio')
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await seals.findByText('Kod DE-ÖKO-006 biçiminde olmalı')).toBeInTheDocument()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
)

German.test(
  'searches; the end of the list asks for more',
  { args: { state: { ...editing({}, bareRecord), picker } } },
  async ({ args, canvasElement, step }) => {
    const related = await productSection(canvasElement, 'İlgili ürünler')
    const field = related.getByRole('combobox')
    await step('searches', async () => {
      await userEvent.type(field, 'Ing')
      await expect(args.onRelatedSearch).toHaveBeenLastCalledWith('Ing')
    })
    await step('the end of the list asks for more', async () => {
      const list = await body(canvasElement).findByRole('listbox')
      list.parentElement?.scrollTo({ top: list.scrollHeight })
      await waitFor(() => expect(args.onRelatedMore).toHaveBeenCalled())
    })
    await userEvent.click(await body(canvasElement).findByRole('option', { name: /Ingwer Zitrone/ }))
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          related: [...bareRecord.related, { id: 'ingwer-zitrone', name: 'Ingwer Zitrone' }],
        }),
        'abendruhe',
      ),
    )
  },
)

German.test(
  'too many related products are named in the summary, and their field is focused',
  { args: { state: { ...editing({}, { ...teaRecord, related: tooMany }), picker } } },
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByRole('button', { name: 'Ürünler: En çok 20 öğe' })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Ürünler/ })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
)

/** An image has a description in every language and a position. */
export const PictureDescription = meta.story({
  play: async ({ canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await userEvent.click(pictures.getByRole('button', { name: /abendruhe\.png: açıklama/ }))
    await dialogIn(canvasElement, '1. görsel')
  },
})
German.test(
  'calls onImageChange',
  { parameters: { rules: ['CATALOGUE-54'] } },
  async ({ args, canvasElement }) => {
    const pictures = await productSection(canvasElement, 'Görseller')
    await userEvent.click(pictures.getByRole('button', { name: /abendruhe\.png: açıklama/ }))
    const dialog = await dialogIn(canvasElement, '1. görsel')
    const german = await dialog.findByLabelText('Açıklama (Almanca)')
    await userEvent.clear(german)
    await userEvent.type(german, 'Grüne Dose')
    await userEvent.type(dialog.getByLabelText('Açıklama (Türkçe)'), 'Yeşil kutu')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onImageChange).toHaveBeenCalledWith('image-abendruhe', {
      alt: 'Grüne Dose',
      alts: { tr: 'Yeşil kutu', en: '' },
      position: 0,
    })
  },
)

export const PhoneTexts = meta.story({ ...phone })
