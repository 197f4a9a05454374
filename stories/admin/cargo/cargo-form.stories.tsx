import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { CargoEditor } from '@/screens/admin/cargo/cargo-editor'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import preview from '#.storybook/preview'
import { cargoCompanies } from '../../fixtures/admin-cargo'
import { dialogIn, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { cargoArgs } from './cargo-args'

/**
 * The form of a carrier over its list: for a new one or for one that exists; submitting, refused, with the errors of
 * each field.
 */
const meta = preview.meta({
  title: 'Admin/Cargo companies/Cargo company form',
  component: CargoEditor,
  render: (args) => <CargoScreen {...cargoArgs} dialogs={<CargoEditor {...args} />} />,
  decorators: [inShell('cargo')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { state: {}, onSave: fn(), onClose: fn(), onReload: fn() },
})

export default meta

const [dhl] = cargoCompanies

export const Create = meta.story({})
Create.test(
  'delivery days have their defaults; a code is shown as it is stored, with I for i …',
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kargo şirketi')
    await step('delivery days have their defaults', async () => {
      await expect(dialog.getByLabelText(/Yurt içi/)).toHaveValue('3')
      await expect(dialog.getByLabelText(/Yurt dışı/)).toHaveValue('7')
    })
    await step('a code is shown as it is stored, with I for i', async () => {
      await expect(dialog.getByLabelText('Kod').matches(':lang(tr)')).toBe(false)
    })
    await step('what is sent', async () => {
      await userEvent.type(dialog.getByLabelText('İsim'), 'DPD')
      await userEvent.type(dialog.getByLabelText('Kod'), 'dpd')
      await userEvent.type(dialog.getByLabelText("Takip URL'i"), 'https://tracking.dpd.de/parcel/')
      await userEvent.click(dialog.getByRole('button', { name: '{trackingNumber} ekle' }))
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Almanya' }))
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Mobil Uygulama' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'DPD',
          code: 'DPD',
          trackingUrl: 'https://tracking.dpd.de/parcel/{trackingNumber}',
          platforms: ['germany', 'mobile'],
          domesticDays: 3,
          internationalDays: 7,
          isActive: true,
        }),
      )
    })
  },
)

export const RequiredMissing = meta.story({
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    const [required, list] = await dialog.findAllByRole('alert')
    await expect(required).toHaveTextContent("Zorunlu alanları doldurun: İsim, Kod, Takip URL'i, Platformlar")
    await expect(list).toHaveTextContent('4 alan düzeltilmeli')
    await expect(dialog.getByLabelText('İsim')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const PlaceholderMissing = meta.story({
  args: { state: { company: dhl } },
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo şirketini düzenle')
    const url = dialog.getByLabelText("Takip URL'i")
    await userEvent.clear(url)
    await userEvent.type(url, 'https://tracking.example/dhl?nr=')
    await userEvent.clear(dialog.getByLabelText(/Yurt içi/))
    await userEvent.type(dialog.getByLabelText(/Yurt içi/), '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    const message = "Takip URL'i {trackingNumber} yer tutucusunu içermelidir"
    await expect(await dialog.findByText(message)).toBeInTheDocument()
    await expect(dialog.getByText('En az 1 gün')).toBeInTheDocument()
    await expect(url).toHaveFocus()
    await step('the button puts it in and the error goes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '{trackingNumber} ekle' }))
      await expect(url).toHaveValue('https://tracking.example/dhl?nr={trackingNumber}')
      await expect(dialog.queryByText(message)).not.toBeInTheDocument()
    })
  },
})

export const Edit = meta.story({
  tags: ['picture'],
  args: { state: { company: dhl } },
})
Edit.test('changes ask before they get lost', async ({ args, canvasElement, step }) => {
  const dialog = await dialogIn(canvasElement, 'Kargo şirketini düzenle')
  await step('changes ask before they get lost', async () => {
    await userEvent.type(dialog.getByLabelText('İsim'), ' Express')
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
    const question = await questionIn(canvasElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Düzenlemeye dön' }))
  })
  await userEvent.click(await dialog.findByRole('button', { name: 'Kaydet' }))
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'DHL Paket Express', platforms: ['germany', 'mobile'] }),
    ),
  )
})

export const Submitting = meta.story({ args: { state: { company: dhl, submitting: true } } })
export const Refused = meta.story({
  args: { state: { company: dhl, serverError: 'Bu kod zaten kullanılıyor' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bu kod zaten kullanılıyor')
    await expect(dialog.getByLabelText('İsim')).toHaveValue('DHL Paket')
  },
})
export const DarkEditor = meta.story({
  ...PlaceholderMissing.input,
  globals: { ...wide.globals, theme: 'dark' },
})
export const PhoneEditor = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { state: { company: dhl } },
})
