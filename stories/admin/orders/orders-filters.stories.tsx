import { expect, fn, screen, userEvent, within } from '@storybook/test'
import { OrderFilterChips } from '@/screens/admin/orders/order-filter-chips'
import { OrderFilterForm } from '@/screens/admin/orders/order-filter-form'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import type { OrderFilters } from '@/screens/admin/orders/orders-types'
import preview from '#.storybook/preview'
import { cargoOptions } from '../../fixtures/admin-orders'
import { dialogIn } from '../../fixtures/body'
import { whenPhone, whenWide } from '../../fixtures/windows'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { ordersArgs, OrdersPage, type OrdersPageProps } from './orders-page'

const products = [
  { id: 'abendruhe', name: 'Abendruhe', stock: 58 },
  { id: 'goldmilch', name: 'Goldmilch', stock: 12 },
]
const search = fn()

/** Filters that have no select of their own: a form behind a button, and a chip for each that is set. */
const meta = preview.type<{ args: OrdersPageProps }>().meta({
  title: 'Admin/Orders/Filters',
  component: OrdersScreen,
  render: (args) => (
    <OrdersPage
      {...args}
      moreFilters={{
        formId: 'order-filters',
        count: 4,
        fields: (
          <OrderFilterForm
            formId="order-filters"
            filters={args.filters}
            products={products}
            chosenProducts={[]}
            optionsLoading={false}
            carriers={cargoOptions}
            onProductSearch={search}
            onApply={args.onFiltersChange}
          />
        ),
        chips: (
          <OrderFilterChips
            filters={args.filters}
            productName={products.find(({ id }) => id === args.filters.product)?.name}
            carrierName="DHL"
            onFiltersChange={args.onFiltersChange}
          />
        ),
      }}
    />
  ),
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
})

export default meta

const some: OrderFilters = {
  search: '',
  product: 'abendruhe',
  country: 'Deutschland',
  carrier: 'cargo-dhl',
  coupon: 'WILLKOMMEN10',
  amountFrom: 2_000,
  amountTo: 12_550,
}

export const Chips = meta.story({ args: { filters: some } })
Chips.test('[ADMIN-610] each is removed alone, or all at once', async ({ args, canvas }) => {
  const chips = within(canvas.getByRole('group', { name: 'Ek filtreler' }))
  for (const label of ['Ürün: Abendruhe', 'Ülke: Almanya', 'Kargo şirketi: DHL', 'Kupon kodu: WILLKOMMEN10'])
    await expect(chips.getByText(label)).toBeVisible()
  await userEvent.click(chips.getByRole('button', { name: /Tutar: 20,00 – 125,50/ }))
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
    ...some,
    amountFrom: undefined,
    amountTo: undefined,
  })
  await expect(canvas.getByRole('group', { name: 'Ek filtreler' })).toHaveFocus()
  await userEvent.click(chips.getByRole('button', { name: 'Filtreleri temizle' }))
  await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: '' })
})

export const Form = meta.story({
  play: whenWide(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtre ekle' }))
    await expect(await screen.findByRole('dialog', { name: 'Filtre ekle' })).toBeVisible()
  }),
})
Form.test(
  '[ADMIN-610] a product or its SKU, a country and a range; what cannot be read is told at its field',
  whenWide(async ({ args, step }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Filtre ekle' }))
    const apply = form.getByRole('button', { name: 'Sonuçları göster' })
    await step('amounts', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'Tutar, en az' }), 'çok')
      await userEvent.type(form.getByRole('textbox', { name: 'Tutar, en çok' }), '10')
      await userEvent.click(apply)
      await expect(form.getByRole('textbox', { name: 'Tutar, en az' })).toHaveAccessibleDescription(
        'Tutar okunamadı',
      )
      await userEvent.clear(form.getByRole('textbox', { name: 'Tutar, en az' }))
      await userEvent.type(form.getByRole('textbox', { name: 'Tutar, en az' }), '12,50')
      await expect(form.getByRole('textbox', { name: 'Tutar, en çok' })).toHaveAccessibleDescription(
        'En az tutardan küçük olamaz',
      )
      await userEvent.clear(form.getByRole('textbox', { name: 'Tutar, en çok' }))
      await expect(args.onFiltersChange).not.toHaveBeenCalled()
    })
    await step('the others', async () => {
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Ülke' }), 'Türkiye')
      await userEvent.type(form.getByRole('combobox', { name: 'Ürün' }), 'AB-100')
      await expect(search).toHaveBeenLastCalledWith('AB-100')
      await userEvent.click(await screen.findByRole('option', { name: 'SKU: AB-100' }))
      await userEvent.type(form.getByRole('textbox', { name: 'Kupon kodu' }), ' yaz-7 ')
      await userEvent.click(apply)
    })
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      search: '',
      product: 'AB-100',
      country: 'Türkiye',
      carrier: undefined,
      coupon: 'yaz-7',
      amountFrom: 1_250,
      amountTo: undefined,
    })
    await expect(screen.queryByRole('dialog', { name: 'Filtre ekle' })).toBeNull()
  }),
)

export const PhoneSheet = meta.story({
  ...phone,
  args: { filters: some },
  parameters: { layout: 'fullscreen', ...phone.parameters },
  play: whenPhone(async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtreler, 4 açık' }))
    const sheet = await dialogIn(canvasElement)
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Kargo şirketi' }), 'Hermes')
    await userEvent.click(sheet.getByRole('button', { name: 'Sonuçları göster' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...some, carrier: 'cargo-hermes' })
  }),
})

export const DarkChips = meta.story({
  args: { filters: some },
  globals: { ...wide.globals, theme: 'dark' },
})
