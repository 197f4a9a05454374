import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import { cargoCompanies } from '../../fixtures/admin-cargo'
import { body, dialogIn, questionIn } from '../shared/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { whenPhone } from '../../fixtures/windows'

const page = { status: 'ready', items: cargoCompanies, page: 1, pages: 1, total: 5 } as const
const [dhl, hermes] = cargoCompanies

const meta = {
  title: 'Admin/Cargo companies',
  component: CargoScreen,
  decorators: [inShell('cargo')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: page,
    filters: { search: '' },
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onToggle: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onSave: fn(),
    onEditorClose: fn(),
    onEditorReload: fn(),
    onRemove: fn(),
    onRemoveConfirm: fn(),
    onRemoveCancel: fn(),
    onNoticeEnd: fn(),
  },
} satisfies Meta<typeof CargoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('Sayfa 1 / 1 (5 kayıt)')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'YURTICI' })).toBeVisible()
    await step('switch, edit, delete and create', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hermes Versand aktif' }))
      await expect(args.onToggle).toHaveBeenCalledWith(hermes)
      await userEvent.click(canvas.getByRole('button', { name: 'DHL Paket düzenle' }))
      await expect(args.onEdit).toHaveBeenCalledWith(dhl)
      await userEvent.click(canvas.getByRole('button', { name: 'DHL Paket sil' }))
      await expect(args.onRemove).toHaveBeenCalledWith(dhl)
      await userEvent.click(canvas.getByRole('button', { name: 'Yeni şirket' }))
      await expect(args.onCreate).toHaveBeenCalledOnce()
    })
    await step('filters', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Durum' }), 'Pasif')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', activity: 'passive' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'Türkiye')
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', platform: 'turkey' })
    })
  },
}

export const SecondPage: Story = {
  args: { state: { ...page, page: 2, pages: 3, total: 25 } },
}
export const SecondPageWorks: Story = {
  ...SecondPage,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sayfa 2 / 3 (25 kayıt)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(1)
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kargo şirketleri yüklenirken hata oluştu')
  },
}

export const InvalidAnswer: Story = {
  args: { state: { status: 'error', invalid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Geçersiz API yanıtı')
  },
}

export const Empty: Story = { args: { state: { status: 'empty' } } }
export const EmptyByFilter: Story = {
  args: { state: { status: 'empty' }, filters: { search: '', platform: 'turkey', activity: 'passive' } },
}
export const Toggling: Story = { args: { togglingId: hermes?.id } }

export const Create: Story = {
  args: { editor: {} },
}
export const CreateWorks: Story = {
  ...Create,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Yeni kargo şirketi')
    await step('delivery days have their defaults', async () => {
      await expect(dialog.getByLabelText(/Yurt içi/)).toHaveValue('3')
      await expect(dialog.getByLabelText(/Yurt dışı/)).toHaveValue('7')
    })
    await step('what is sent', async () => {
      await userEvent.type(dialog.getByLabelText('İsim'), 'DPD')
      await userEvent.type(dialog.getByLabelText('Kod'), 'dpd')
      await userEvent.type(dialog.getByLabelText("Takip URL'i"), 'https://tracking.dpd.de/parcel/')
      await userEvent.click(dialog.getByRole('button', { name: '{trackingNumber} ekle' }))
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Almanya' }))
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Mobil App' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'DPD',
          code: 'DPD',
          trackingUrl: 'https://tracking.dpd.de/parcel/{trackingNumber}',
          platforms: ['germany', 'mobile'],
          estimatedDeliveryDays: { domestic: 3, international: 7 },
          isActive: true,
        }),
        undefined,
      )
    })
  },
}

export const RequiredMissing: Story = {
  args: { editor: {} },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    const [required, list] = await dialog.findAllByRole('alert')
    await expect(required).toHaveTextContent("Zorunlu alanları doldurun: İsim, Kod, Takip URL'i, Platformlar")
    await expect(list).toHaveTextContent('4 alan düzeltilmeli')
    await expect(dialog.getByLabelText('İsim')).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const PlaceholderMissing: Story = {
  args: { editor: { company: dhl } },
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
}

export const Edit: Story = {
  tags: ['picture'],
  args: { editor: { company: dhl } },
}
export const EditWorks: Story = {
  ...Edit,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement, 'Kargo şirketini düzenle')
    await step('changes ask before they get lost', async () => {
      await userEvent.type(dialog.getByLabelText('İsim'), ' Express')
      await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }))
      const question = await questionIn(canvasElement)
      await expect(args.onEditorClose).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Düzenlemeye dön' }))
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'DHL Paket Express', platforms: ['germany', 'mobile'] }),
        dhl,
      ),
    )
  },
}

export const Submitting: Story = { args: { editor: { company: dhl, submitting: true } } }
export const Refused: Story = {
  args: { editor: { company: dhl, serverError: 'Bu kod zaten kullanılıyor' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bu kod zaten kullanılıyor')
    await expect(dialog.getByLabelText('İsim')).toHaveValue('DHL Paket')
  },
}

export const Removal: Story = {
  tags: ['picture'],
  args: hermes ? { removal: { item: hermes } } : {},
}
export const RemovalWorks: Story = {
  ...Removal,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(question.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Şirketi sil' }))
    await expect(args.onRemoveConfirm).toHaveBeenCalledWith(hermes)
  },
}
export const Removing: Story = { args: hermes ? { removal: { item: hermes, busy: true } } : {} }

const said = (text: string): Story['play'] =>
  async function play({ canvasElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }
export const Created: Story = {
  args: { notice: { code: 'created' } },
  play: said('Kargo şirketi başarıyla oluşturuldu'),
}
export const Updated: Story = {
  args: { notice: { code: 'updated' } },
  play: said('Kargo şirketi başarıyla güncellendi'),
}
export const Deleted: Story = {
  args: { notice: { code: 'deleted' } },
  play: said('Kargo şirketi başarıyla silindi'),
}
export const StatusUpdated: Story = {
  args: { notice: { code: 'statusUpdated' } },
  play: said('Kargo şirketi durumu güncellendi'),
}
export const StatusFailed: Story = {
  args: { notice: { code: 'statusFailed' } },
  play: said('Durum güncellenirken hata oluştu'),
}
export const DeleteFailed: Story = {
  args: { notice: { code: 'deleteFailed' } },
  play: said('Silme işlemi sırasında hata oluştu'),
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const DarkEditor: Story = { ...PlaceholderMissing, globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = {
  globals: phone.globals,
  parameters: phone.parameters,
}
export const PhoneWorks: Story = {
  ...Phone,
  tags: ['!dev', '!autodocs'],
  play: whenPhone(async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hermes Versand, diğer işlemler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Düzenle' }))
    await expect(args.onEdit).toHaveBeenCalledWith(hermes)
  }),
}
export const PhoneEditor: Story = {
  globals: phone.globals,
  parameters: phone.parameters,
  args: { editor: { company: dhl } },
}
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
