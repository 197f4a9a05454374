import { expect, fn, userEvent } from '@storybook/test'
import { AddressEditor } from '@/screens/admin/users/address-editor'
import { keptAddresses } from '@/shop/addresses/addresses.mocks'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Users/Address editor',
  component: AddressEditor,
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters, rules: ['ADMIN-715'] },
  args: { state: { customer: 'Sabine Koch', isFirst: true }, onSave: fn(), onClose: fn() },
})

export default meta

export const First = meta.story()
First.test(
  'is typed like the customer’s own, with the zip code of its country',
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Adres ekle')
    await userEvent.type(dialog.getByLabelText(/Sokak ve numara/), 'Lindengasse 7')
    await userEvent.type(dialog.getByLabelText(/Posta kodu/), '10115')
    await userEvent.type(dialog.getByLabelText(/Şehir/), 'Wien')
    await userEvent.type(dialog.getByLabelText(/Postnummer/), '1234567')
    await userEvent.selectOptions(dialog.getByLabelText('Ülke'), 'Avusturya')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Bu ülkede posta kodu 4 rakamdır')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(dialog.getByLabelText(/Posta kodu/))
    await userEvent.type(dialog.getByLabelText(/Posta kodu/), '1070')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Sabine Koch',
      street: 'Lindengasse 7',
      zipCode: '1070',
      city: 'Wien',
      country: 'Österreich',
      isDefault: true,
    })
  },
)

export const Packstation = meta.story({
  args: { state: { address: keptAddresses[1], customer: 'Sabine Koch', isFirst: false } },
})
Packstation.test(
  'a Postnummer asks for the street of a Packstation; becomes the default',
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Adresi düzenle')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Varsayılan adres olsun' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    const { _id, ...kept } = keptAddresses[1]
    await expect(args.onSave).toHaveBeenCalledWith({ ...kept, isDefault: true })
    const street = dialog.getByLabelText(/Sokak ve numara/)
    await userEvent.clear(street)
    await userEvent.type(street, 'Lindenweg 4')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog.findByText('Postnummer için sokak “Packstation 123” olmalı')).toBeVisible()
  },
)

export const Saving = meta.story({
  args: { state: { customer: 'Sabine Koch', isFirst: true, submitting: true } },
})
export const SaveFailed = meta.story({
  args: { state: { customer: 'Sabine Koch', isFirst: false, serverError: '' } },
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
