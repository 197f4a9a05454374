import { expect, fn, userEvent } from '@storybook/test'
import type { ImportPlan } from '@/shop/product-transfer/product-import'
import { ImportDialog } from '@/screens/admin/products/import/import-dialog'
import preview from '#.storybook/preview'
import { dialogIn } from '@stories/fixtures/body'
import { phone, wide } from '../../shared/phone'

const plan: ImportPlan = {
  stored: false,
  version: 'one',
  rows: [
    {
      line: 2,
      id: 'abendruhe',
      name: 'Abendruhe',
      changes: [
        { column: 'price.germany', before: '11,90', after: '12,90' },
        { column: 'originalPrice.germany', before: '13,90', after: '' },
        { column: 'stock', before: '34', after: '60' },
      ],
    },
    {
      line: 4,
      id: 'goldmilch',
      name: 'Goldmilch',
      changes: [
        {
          column: 'shortDescription',
          before: 'Kurkuma, Ingwer und Zimt.',
          after: 'Kurkuma, Ingwer, Zimt und eine Spur Pfeffer, für kalte Abende und müde Tage.',
        },
        { column: 'features', before: 'Bio\nVegan', after: 'Bio\nVegan\nOhne Zucker' },
      ],
    },
    {
      line: 9,
      id: null,
      name: 'Eisenkraut',
      changes: [
        { column: 'name', before: '', after: 'Eisenkraut' },
        { column: 'category', before: '', after: 'Detox' },
        { column: 'price.germany', before: '', after: '7,90' },
      ],
    },
    { line: 3, id: 'hagebutte', name: 'Hagebutte', changes: [] },
  ],
  errors: [],
}
const errors = [
  { line: 5, name: 'Hagebutte', column: 'price.germany', message: '“on iki” okunamadı. Örnek: 11,90' },
  { line: 7, name: '', column: 'name', message: 'Bu alan zorunludur' },
  { line: 12, name: 'Filterkaffee', column: 'category', message: '“Kahve” adlı bir kategori yok' },
]

const meta = preview.meta({
  title: 'Admin/Products/Import',
  component: ImportDialog,
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'choosing' as const },
    onFile: fn(),
    onStore: fn(),
    onRestart: fn(),
    onClose: fn(),
  },
})

export default meta

const previewed = (changes: Partial<ImportPlan> = {}) => ({
  status: 'preview' as const,
  fileName: 'urunler-2026-11-22.csv',
  plan: { ...plan, ...changes },
})

export const Choose = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    // The slug of an existing product would change that product.
    await expect(dialog.getByText(/id’si ve slug’ı boş satır yeni ürün olur/)).toBeInTheDocument()
  },
})
export const NotCsv = meta.story({ args: { state: { status: 'choosing', problem: 'notCsv' } } })
export const Sending = meta.story({
  args: { state: { status: 'working', step: 'sending', fileName: 'urunler.csv', percent: 40 } },
})
export const Checking = meta.story({
  args: { state: { status: 'working', step: 'checking', fileName: 'urunler.csv' } },
})
export const Storing = meta.story({
  args: { state: { status: 'working', step: 'storing', fileName: 'urunler.csv' } },
})

export const Preview = meta.story({ args: { state: previewed() } })
Preview.test(
  'calls onStore and onRestart',
  { parameters: { ...meta.input.parameters, rules: ['ADMIN-60'] } },
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('1 yeni')).toBeInTheDocument()
    await expect(dialog.getByText('2 değişen')).toBeInTheDocument()
    const row = dialog.getByRole('row', { name: /Abendruhe Almanya: fiyat price\.germany/ })
    await expect(row).toHaveTextContent('11,90')
    await expect(row).toHaveTextContent('12,90')
    await userEvent.click(dialog.getByRole('button', { name: '3 ürünü kaydet' }))
    await expect(args.onStore).toHaveBeenCalledWith(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Başka dosya' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
  },
)

export const BrokenLines = meta.story({ args: { state: previewed({ errors }) } })
BrokenLines.test('calls onStore', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  const save = dialog.getByRole('button', { name: '3 ürünü kaydet' })
  await expect(save).toBeDisabled()
  await expect(dialog.getByText('Satır 12')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Hatalı 3 satırı atla, kalanını kaydet' }))
  await userEvent.click(save)
  await expect(args.onStore).toHaveBeenCalledWith(true)
})

export const WrongHeader = meta.story({
  args: {
    state: previewed({
      rows: [],
      errors: [{ line: 1, name: '', column: null, message: '“fiyat” adlı bir sütun yok' }],
    }),
  },
})
export const NothingChanged = meta.story({
  args: { state: previewed({ rows: plan.rows.filter(({ changes }) => changes.length === 0) }) },
})
export const ChangedMeanwhile = meta.story({ args: { state: { ...previewed(), stale: true } } })
export const StoringFailed = meta.story({ args: { state: { ...previewed(), serverError: '' } } })

const many = Array.from({ length: 120 }, (_, index) => ({
  line: index + 2,
  id: `product-${index}`,
  name: `Produkt ${index + 1}`,
  changes: [{ column: 'price.germany', before: '11,90', after: '12,90' }],
}))
export const ManyChanges = meta.story({ args: { state: previewed({ rows: many }) } })

export const Dark = meta.story({ ...BrokenLines.input, globals: { ...wide.globals, theme: 'dark' } })
export const PhonePreview = meta.story({
  ...BrokenLines.input,
  globals: phone.globals,
  parameters: { ...meta.input.parameters, ...phone.parameters },
})
