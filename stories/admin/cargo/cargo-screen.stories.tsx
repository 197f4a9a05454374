import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { CargoRemoval } from '@/screens/admin/cargo/cargo-removal'
import { CargoScreen } from '@/screens/admin/cargo/cargo-screen'
import type { CargoCompany } from '@/shop/cargo/cargo'
import preview from '#.storybook/preview'
import { cargoCompanies } from '../../fixtures/admin-cargo'
import { body, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { whenPhone } from '../../fixtures/windows'
import { cargoArgs, cargoPage } from './cargo-args'

const meta = preview.meta({
  title: 'Admin/Cargo companies/Cargo companies page',
  component: CargoScreen,
  decorators: [inShell('cargo')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: cargoArgs,
})

export default meta

const [dhl, hermes] = cargoCompanies

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('switch, edit, delete and create; filters', async ({ args, canvas, step }) => {
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
})

/** Whoever may only look switches, edits and deletes none. */
export const ReadOnly = meta.story({
  decorators: [permitted('cargo.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DHL Paket')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^DHL Paket/ })).toBeNull()
  },
})

export const SecondPage = meta.story({
  args: { state: { ...cargoPage, page: 2, pages: 3, total: 25 } },
})
SecondPage.test('calls onPageChange', async ({ args, canvas }) => {
  await expect(canvas.getByText('Sayfa 2 / 3 (25 kayıt)')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Önceki' }))
  await expect(args.onPageChange).toHaveBeenCalledWith(1)
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kargo şirketleri yüklenirken hata oluştu')
  },
})

export const InvalidAnswer = meta.story({
  args: { state: { status: 'error', invalid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Geçersiz API yanıtı')
  },
})

export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: '', platform: 'turkey', activity: 'passive' } },
})
export const Toggling = meta.story({ args: { togglingId: hermes?.id } })

const removal = dhl && {
  removal: { item: dhl },
  onRemoveConfirm: fn<(company: CargoCompany) => void>(),
  onRemoveCancel: fn(),
}
export const Removal = meta.story({
  tags: ['picture'],
  args: { dialogs: removal && <CargoRemoval {...removal} /> },
})
Removal.test('calls onRemoveConfirm', async ({ canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await userEvent.click(question.getByRole('button', { name: 'Şirketi sil' }))
  await expect(removal?.onRemoveConfirm).toHaveBeenCalledWith(dhl)
})
export const Removing = meta.story({
  args: { dialogs: removal && <CargoRemoval {...removal} removal={{ ...removal.removal, busy: true }} /> },
})

const said = (text: string) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }
export const Created = meta.story({
  args: { notice: { code: 'created' } },
  play: said('Kargo şirketi başarıyla oluşturuldu'),
})
export const Updated = meta.story({
  args: { notice: { code: 'updated' } },
  play: said('Kargo şirketi başarıyla güncellendi'),
})
export const Deleted = meta.story({
  args: { notice: { code: 'deleted' } },
  play: said('Kargo şirketi başarıyla silindi'),
})
export const StatusUpdated = meta.story({
  args: { notice: { code: 'statusUpdated' } },
  play: said('Kargo şirketi durumu güncellendi'),
})
export const StatusFailed = meta.story({
  args: { notice: { code: 'statusFailed' } },
  play: said('Durum güncellenirken hata oluştu'),
})
export const DeleteFailed = meta.story({
  args: { notice: { code: 'deleteFailed' } },
  play: said('Silme işlemi sırasında hata oluştu'),
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
})
Phone.test(
  'calls onEdit',
  whenPhone(async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hermes Versand, diğer işlemler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Düzenle' }))
    await expect(args.onEdit).toHaveBeenCalledWith(hermes)
  }),
)
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
