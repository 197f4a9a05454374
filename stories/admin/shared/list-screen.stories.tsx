import { expect, fn, userEvent } from '@storybook/test'
import type { ComponentProps } from 'react'
import { BoxIcon } from '@/icons'
import { ListScreen, type ListProps } from '@/screens/admin/shared/lists/list-screen'
import { ListTable } from '@/screens/admin/shared/lists/list-table'
import preview from '#.storybook/preview'
import { wide } from './phone'

interface Filters {
  readonly search: string
  readonly size: string
}

const items = [
  { id: 'one', name: 'Birinci' },
  { id: 'two', name: 'İkinci' },
]
type Item = (typeof items)[number]

const list: ListProps<Item, Filters> = {
  state: { status: 'ready', items, page: 1, pages: 3, total: 42 },
  filters: { search: '', size: '' },
  onFiltersChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onNoticeEnd: fn(),
}

/**
 * What all lists of the back office share: loading, failed, empty, empty by filter, and updating while the old rows
 * stay visible; as a table or as cards.
 */
const meta = preview.meta({
  title: 'Admin/Shared/List screen',
  component: ListScreen,
  render: (args: ComponentProps<typeof ListScreen<Item, Filters>>) => <ListScreen {...args} />,
  ...wide,
  args: {
    list,
    layout: { kind: 'table' as const, columns: 2 },
    title: 'Liste',
    search: 'Ara',
    filterBy: [
      {
        name: 'size' as const,
        label: 'Boyut',
        all: 'Tüm boyutlar',
        options: [
          { value: 'small', label: 'Küçük' },
          { value: 'large', label: 'Büyük' },
        ],
      },
    ],
    noFilters: { search: '', size: '' },
    rows: (rows: readonly { id: string; name: string }[]) => (
      <ListTable
        label="Liste"
        rows={rows}
        columns={[
          { header: 'Ad', cell: ({ name }) => name },
          { header: 'Kimlik', numeric: true, cell: ({ id }) => id },
        ]}
      />
    ),
    icon: BoxIcon,
    errorText: 'Liste yüklenemedi',
    empty: { title: 'Henüz kayıt yok', text: 'İlk kaydı ekleyin.' },
  },
})

export default meta

export const Ready = meta.story()
/** What is shown is older than it looks: the last reload failed. */
export const ReloadFailed = meta.story({
  args: {
    list: {
      ...list,
      state: {
        status: 'ready',
        items,
        page: 1,
        pages: 3,
        total: 42,
        failed: { loadedAt: '2026-11-20T09:05:00.000Z' },
      },
    },
  },
  parameters: { rules: ['ADMIN-81'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Liste yüklenemedi. 10:05 itibarıyla yüklenen liste gösteriliyor.',
    )
    await expect(canvas.getByText('Birinci')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tekrar dene' })).toBeEnabled()
  },
})
Ready.test('a filter is changed by its name; pages', async ({ args, canvas, step }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(3)
  await step('a filter is changed by its name', async () => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Boyut' }), 'Büyük')
    await expect(args.list.onFiltersChange).toHaveBeenLastCalledWith({ search: '', size: 'large' })
  })
  await step('pages', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }))
    await expect(args.list.onPageChange).toHaveBeenCalledWith(2)
  })
})
export const Updating = meta.story({
  args: { list: { ...list, state: { status: 'ready', items, page: 1, pages: 1, total: 2, updating: true } } },
})
export const Cards = meta.story({ args: { layout: { kind: 'cards' } } })
export const Loading = meta.story({ args: { list: { ...list, state: { status: 'loading' } } } })
export const LoadingCards = meta.story({
  args: { layout: { kind: 'cards' }, list: { ...list, state: { status: 'loading' } } },
})
export const Empty = meta.story({
  args: { list: { ...list, state: { status: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Henüz kayıt yok')).toBeVisible()
  },
})
export const EmptyFiltered = meta.story({
  args: { list: { ...list, state: { status: 'empty' }, filters: { search: '', size: 'small' } } },
})
EmptyFiltered.test('calls onFiltersChange', async ({ args, canvas }) => {
  await expect(canvas.queryByText('Henüz kayıt yok')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: /temizle/i }))
  await expect(args.list.onFiltersChange).toHaveBeenCalledWith({ search: '', size: '' })
})
export const Failed = meta.story({
  args: { list: { ...list, state: { status: 'error' } } },
})
Failed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByText('Liste yüklenemedi')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.list.onRetry).toHaveBeenCalledOnce()
})
