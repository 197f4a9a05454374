import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { CouponRemoval } from '@/screens/admin/coupons/coupon-removal'
import { CouponStatsModal } from '@/screens/admin/coupons/coupon-stats-modal'
import { CouponsScreen } from '@/screens/admin/coupons/coupons-screen'
import preview from '#.storybook/preview'
import { couponStats, giftCoupon, percentCoupon } from '../../fixtures/admin-coupons'
import { body, dialogIn, questionIn } from '../../fixtures/body'
import { whenPhone } from '../../fixtures/windows'
import { couponsArgs, couponsPage } from './coupons-args'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Coupons/Coupons page',
  component: CouponsScreen,
  decorators: [inShell('coupons')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: couponsArgs,
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'every status with its colour word; one page has no pager; its three buttons',
  async ({ args, canvas, step }) => {
    await step('every status with its colour word', async () => {
      for (const word of ['Pasif', 'Süresi Dolmuş', 'Kullanım Tamamlandı'])
        await expect(canvas.getByText(word, { selector: '[data-slot=status]' })).toBeVisible()
    })
    const card = within(canvas.getByRole('article', { name: 'WILLKOMMEN10' }))
    await expect(card.getByText('184 / 500')).toBeVisible()
    await expect(card.getByText('01.11.2026 – 30.11.2026')).toBeVisible()
    await step('one page has no pager', async () => {
      await expect(canvas.queryByRole('button', { name: 'Sonraki' })).not.toBeInTheDocument()
    })
    await step('its three buttons', async () => {
      await userEvent.click(card.getByRole('button', { name: 'WILLKOMMEN10 istatistikleri' }))
      await expect(args.onStats).toHaveBeenCalledWith(percentCoupon)
      await userEvent.click(card.getByRole('button', { name: 'WILLKOMMEN10: düzenle' }))
      await expect(args.onEdit).toHaveBeenCalledWith(percentCoupon)
      await userEvent.click(card.getByRole('button', { name: 'WILLKOMMEN10: sil' }))
      await expect(args.onRemove).toHaveBeenCalledWith(percentCoupon)
    })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tür' }), 'Hediye ürün')
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', type: 'free_product' })
  },
)

/** Whoever may only look sees the statistics, and no more. */
export const ReadOnly = meta.story({
  decorators: [permitted('coupons.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'WILLKOMMEN10' }))
    await expect(card.getAllByRole('button')).toHaveLength(1)
    await expect(card.getByRole('button', { name: 'WILLKOMMEN10 istatistikleri' })).toBeVisible()
  },
})

export const SeveralPages = meta.story({
  args: { state: { ...couponsPage, page: 1, pages: 3, total: 31 } },
})
SeveralPages.test('calls onPageChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
  await expect(args.onPageChange).toHaveBeenCalledWith(2)
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Updating = meta.story({ args: { state: { ...couponsPage, updating: true } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Kuponlar yüklenirken hata oluştu')
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Empty = meta.story({
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Yeni kupon oluştur' })).toHaveLength(2)
  },
})

export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: '', status: 'used_up' } },
})

const statistics = {
  coupon: percentCoupon,
  stats: { status: 'ready', item: couponStats },
  onRetry: fn(),
  onClose: fn(),
} as const
export const Statistics = meta.story({
  args: { dialogs: <CouponStatsModal {...statistics} /> },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'WILLKOMMEN10 istatistikleri')
    await expect(dialog.getByText('316')).toBeInTheDocument()
    await expect(dialog.getByRole('cell', { name: 'petra.lang@post.example' })).toBeInTheDocument()
  },
})

/** Who used it is read in full on a phone too. */
export const PhoneStatistics = meta.story({
  ...Statistics.input,
  globals: phone.globals,
  parameters: phone.parameters,
  play: whenPhone(async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'WILLKOMMEN10 istatistikleri')
    const cell = dialog.getByRole('cell', { name: 'petra.lang@post.example' })
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  }),
})

export const StatisticsUnused = meta.story({
  args: {
    dialogs: (
      <CouponStatsModal
        {...statistics}
        coupon={giftCoupon}
        stats={{
          status: 'ready',
          item: {
            totalUses: 0,
            remainingUses: null,
            uniqueUsers: 0,
            totalDiscount: 0,
            averageDiscount: 0,
            topUsers: [],
          },
        }}
      />
    ),
  },
})

export const StatisticsLoading = meta.story({
  args: { dialogs: <CouponStatsModal {...statistics} stats={{ status: 'loading' }} /> },
})

export const StatisticsFailed = meta.story({
  args: { dialogs: <CouponStatsModal {...statistics} stats={{ status: 'error' }} /> },
})
StatisticsFailed.test('works', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
  await expect(statistics.onRetry).toHaveBeenCalledOnce()
})

const onConfirm = fn()
export const Removal = meta.story({
  args: { dialogs: <CouponRemoval coupon={percentCoupon} onConfirm={onConfirm} onCancel={fn()} /> },
})
Removal.test('works', async ({ canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(question.getByText('Bu kuponu silmek istediğinizden emin misiniz?')).toBeInTheDocument()
  await userEvent.click(question.getByRole('button', { name: 'Kuponu sil' }))
  await expect(onConfirm).toHaveBeenCalledOnce()
})

const said = (text: string) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const message = await body(canvasElement).findByText(text)
    await waitFor(() => expect(message).toBeVisible())
  }

export const Created = meta.story({ args: { notice: { code: 'created' } }, play: said('Kupon oluşturuldu!') })

export const Updated = meta.story({ args: { notice: { code: 'updated' } }, play: said('Kupon güncellendi!') })

export const Deleted = meta.story({ args: { notice: { code: 'deleted' } }, play: said('Kupon silindi!') })

export const DeleteFailed = meta.story({
  args: { notice: { code: 'deleteFailed' } },
  play: said('Kupon silinirken hata oluştu'),
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })

export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })

export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
