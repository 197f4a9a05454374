import { expect, fn, userEvent, within } from '@storybook/test'
import { BookkeepingScreen } from '@/screens/admin/bookkeeping/bookkeeping-screen'
import { MonthChoice } from '@/screens/admin/bookkeeping/month-choice'
import { DatevDialog } from '@/screens/admin/bookkeeping/datev-dialog'
import { DATEV_DEFAULTS } from '@/shop/bookkeeping/datev-form'
import preview from '#.storybook/preview'
import { november } from '../../fixtures/admin-bookkeeping'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const onDatev = fn()
const datev = (serverError?: string) => (
  <DatevDialog
    options={DATEV_DEFAULTS}
    books={['germany', 'mobile']}
    submitting={false}
    serverError={serverError}
    onSubmit={onDatev}
    onClose={fn()}
  />
)

const onMonthChange = fn()
const monthOf = (month: string) => (
  <MonthChoice month={month} lastMonth="2026-11" onMonthChange={onMonthChange} />
)

/** Invoices and credit notes of a month, what tax advisers get of them. */
const meta = preview.meta({
  title: 'Admin/Bookkeeping/Bookkeeping page',
  component: BookkeepingScreen,
  decorators: [inShell('bookkeeping')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready' as const, ...november },
    month: monthOf('2026-11'),
    filter: 'all' as const,
    page: 1,
    onFilterChange: fn(),
    onPageChange: fn(),
    onFile: fn(),
    onPaper: fn(),
    onFileCancel: fn(),
    onRetry: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test(
  'papers, VAT with a sum for each currency, months',
  { parameters: { rules: ['ADMIN-361', 'ADMIN-851'] } },
  async ({ args, canvas, step }) => {
    const papers = within(canvas.getByRole('table', { name: 'Belgeler' }))
    await expect(papers.getAllByRole('row')).toHaveLength(5)
    const correction = papers.getByRole('row', { name: /RK-2026-000004/ })
    await expect(correction).toHaveTextContent('-11,90 €')
    await expect(within(correction).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/section=orders&order=/),
    )
    const vat = within(canvas.getByRole('table', { name: 'KDV, oran ve ülkeye göre' }))
    await expect(vat.getByRole('row', { name: /^Toplam EUR/ })).toHaveTextContent('180,90 €')
    await expect(vat.getByRole('row', { name: /^Toplam TRY/ })).toHaveTextContent('1.080,00')
    await step('a file of one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'RE-2026-000118: PDF indir' }))
      await expect(args.onPaper).toHaveBeenCalledWith(
        expect.objectContaining({ number: 'RE-2026-000118', kind: 'invoice' }),
        'pdf',
      )
      await userEvent.click(
        canvas.getByRole('button', { name: 'RK-2026-000004: XML indir, XRechnung olarak' }),
      )
      await expect(args.onPaper).toHaveBeenLastCalledWith(
        expect.objectContaining({ number: 'RK-2026-000004' }),
        'x_rechnung',
      )
      await expect(canvas.queryByRole('button', { name: /^TR-2026-000009: XML/ })).toBeNull()
    })
    await step('months', async () => {
      await expect(canvas.getByRole('button', { name: 'Sonraki ay' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Önceki ay' }))
      await expect(onMonthChange).toHaveBeenCalledWith('2026-10')
    })
    await step('kinds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rechnungskorrektur 1' }))
      await expect(args.onFilterChange).toHaveBeenCalledWith('correction')
    })
  },
)

export const Filtered = meta.story({ args: { filter: 'correction' } })
export const NoneOfTheKind = meta.story({ args: { filter: 'cancellation' } })
export const January = meta.story({ args: { month: monthOf('2026-01') } })
January.test('the month before is that of the year before', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Önceki ay' }))
  await expect(onMonthChange).toHaveBeenCalledWith('2025-12')
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Belgeler yüklenirken hata oluştu')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const ReloadFailed = meta.story({
  args: {
    state: { status: 'ready', ...november, failed: { loadedAt: '2026-11-26T09:12:00.000Z' } },
  },
})
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
Empty.test('no files of nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Bu ayda belge yok')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'PDF’ler (ZIP)' })).toBeDisabled()
  await expect(canvas.getByRole('button', { name: 'DATEV' })).toBeDisabled()
})

/** A long file is on its way and can be stopped. */
export const Receiving = meta.story({ args: { file: { kind: 'archive', received: 4_400_000 } } })
Receiving.test('calls onFileCancel', async ({ args, canvas }) => {
  await expect(canvas.getByText('4,2 MB indirildi')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'İndirmeyi durdur' }))
  await expect(args.onFileCancel).toHaveBeenCalledOnce()
})
export const Preparing = meta.story({ args: { file: { kind: 'archive', received: 0 } } })
export const ArchiveFailed = meta.story({ args: { notice: { code: 'archiveFailed' } } })

export const Datev = meta.story({ args: { dialog: datev() } })
Datev.test('numbers are checked where they are typed', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'DATEV dışa aktarımı')
  const adviser = dialog.getByLabelText('Danışman no')
  await userEvent.clear(adviser)
  await userEvent.type(adviser, '12')
  await userEvent.click(dialog.getByRole('button', { name: 'İndir' }))
  await expect(await dialog.findByText('1001 ile 9999999 arasında bir sayı girin')).toBeVisible()
  await userEvent.clear(adviser)
  await userEvent.type(adviser, '1234567')
  await userEvent.selectOptions(dialog.getByLabelText('Hesap planı'), 'SKR04')
  await userEvent.click(dialog.getByRole('button', { name: 'İndir' }))
  await expect(onDatev).toHaveBeenLastCalledWith({
    books: 'germany',
    chart: 'skr04',
    adviser: '1234567',
    client: '1',
  })
})
export const DatevRefused = meta.story({ args: { dialog: datev('') } })

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
