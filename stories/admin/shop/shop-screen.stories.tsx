import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { shopDetails, shopRecord } from '@/shop/shop-details/shop-data.mocks'
import { ShopScreen } from '@/screens/admin/shop/shop-screen'
import preview from '#.storybook/preview'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Shop details/Shop details page',
  component: ShopScreen,
  decorators: [inShell('shop')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready' as const, item: shopRecord },
    onSave: fn(),
    onRestore: fn(),
    onRetry: fn(),
    onSavedEnd: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test(
  'a wrong tax number is marked; the preview shows headings and paragraphs …',
  async ({ args, canvas, step }) => {
    const vatId = canvas.getByRole('textbox', { name: /^Vergi kimlik no/ })
    await step('a wrong tax number is marked', async () => {
      await userEvent.clear(vatId)
      await userEvent.type(vatId, 'DE987654321')
      await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
      await waitFor(() => expect(vatId).toHaveAccessibleDescription(/Bu bir vergi numarası değil/))
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await userEvent.clear(vatId)
    await userEvent.type(vatId, 'DE987654328')
    await step('the preview shows headings and paragraphs', async () => {
      const preview = within(canvas.getByRole('region', { name: 'Önizleme' }))
      await expect(preview.getByRole('heading', { name: 'Anbieter' })).toBeVisible()
    })
    await step('a language without a text shows the German one', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'İngilizce' }))
      const preview = within(canvas.getByRole('region', { name: 'Önizleme' }))
      await expect(preview.getByText('Bu dilde metin yok, Almancası gösterilir.')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...shopDetails,
        vatId: 'DE987654328',
      }),
    )
  },
)

Ready.test(
  'the preview follows what is typed; another text and back: nothing typed is lost',
  async ({ args, canvas, step }) => {
    const preview = within(canvas.getByRole('region', { name: 'Önizleme' }))
    await step('the preview follows what is typed', async () => {
      const text = canvas.getByRole('textbox', { name: /^Künye, Almanca/ })
      await userEvent.type(text, '{Enter}## Register{Enter}HRB 1')
      await expect(await preview.findByRole('heading', { name: 'Register' })).toBeVisible()
      await expect(preview.getByText('HRB 1')).toBeVisible()
    })
    await step('another text and back: nothing typed is lost', async () => {
      const page = canvas.getByRole('combobox', { name: 'Sayfa' })
      await userEvent.selectOptions(page, 'agb')
      await userEvent.selectOptions(page, 'impressum')
      await expect(await preview.findByRole('heading', { name: 'Register' })).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    const { legal } = shopDetails
    const impressum = { ...legal.impressum, de: `${legal.impressum.de}\n## Register\nHRB 1` }
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...shopDetails, legal: { ...legal, impressum } }),
    )
  },
)

Ready.test(
  'a platform has a seller of its own; half a seller is marked where it is',
  { parameters: { rules: ['ADMIN-530'] } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Türkiye' }))
    const company = canvas.getByRole('textbox', { name: /^Şirket/ })
    await expect(company).toHaveValue('Verda Doğal Ürünler Ltd. Şti.')
    await userEvent.clear(company)
    await userEvent.click(canvas.getByRole('radio', { name: 'Almanya' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    await canvas.findByRole('radio', { name: 'Türkiye', checked: true })
    const marked = canvas.getByRole('textbox', { name: /^Şirket/ })
    await waitFor(() => expect(marked).toHaveAccessibleDescription('Zorunlu alan'))
    await waitFor(() => expect(marked).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(marked, 'Yeni Ltd. Şti.')
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    const { sellers } = shopDetails
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...shopDetails,
        sellers: { ...sellers, turkey: { ...sellers.turkey, company: 'Yeni Ltd. Şti.' } },
      }),
    )
  },
)

export const Invalid = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Şirket/ }))
    const email = canvas.getByRole('textbox', { name: /^E-posta/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'hallo')
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    await expect((await canvas.findAllByText('Zorunlu alan'))[0]).toBeVisible()
    await expect(canvas.getAllByText('Geçerli bir e-posta adresi girin')[0]).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

Ready.test('calls onRestore', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '1. sürümü forma getir' }))
  await expect(args.onRestore).toHaveBeenCalledWith(1)
})

export const Restored = meta.story({
  args: { restored: { version: 1, details: STANDARD_DETAILS } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1\. sürüm forma getirildi/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Vergi kimlik no/ })).toHaveValue('DE999999995')
  },
})

export const NeverSaved = meta.story({
  args: { state: { status: 'ready', item: { details: STANDARD_DETAILS, version: 0, history: [] } } },
})
export const Restoring = meta.story({ args: { restoring: 1 } })
export const RestoreFailed = meta.story({ args: { restoreFailed: true } })
export const Saving = meta.story({ args: { saving: true } })
export const Saved = meta.story({ args: { saved: true } })
export const SaveFailed = meta.story({ args: { saveError: { status: 'failed' } } })
export const ChangedMeanwhile = meta.story({ args: { saveError: { status: 'stale' } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
