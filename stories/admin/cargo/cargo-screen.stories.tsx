import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import { cargoCompanies } from '../../fixtures/admin-cargo'
import { body, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { whenPhone } from '../../fixtures/windows'
import { cargoArgs, cargoPage } from './cargo-args'

const meta = {
  title: 'Admin/Cargo companies',
  component: CargoScreen,
  decorators: [inShell('cargo')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: cargoArgs,
} satisfies Meta<typeof CargoScreen>

export default meta
type Story = StoryObj<typeof meta>

const [dhl, hermes] = cargoCompanies

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('Sayfa 1 / 1 (5 kayıt)')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'YURTICI' })).toBeVisible()
    await step('switch, edit, delete and create', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hermes Versand aktif' }))
      await expect(args.onToggle).toHaveBeenCalledWith(hermes)
      await userEvent.click(canvas.getByRole('button', { name: 'DHL Paket: düzenle' }))
      await expect(args.onEdit).toHaveBeenCalledWith(dhl)
      await userEvent.click(canvas.getByRole('button', { name: 'DHL Paket: sil' }))
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
  args: { state: { ...cargoPage, page: 2, pages: 3, total: 25 } },
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
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
