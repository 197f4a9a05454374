import { expect, fn, userEvent } from '@storybook/test'
import preview from '#.storybook/preview'
import { pictured } from '@stories/fixtures/pictures'
import { onPhone } from '@stories/fixtures/windows'
import { TemplateList, type TemplateListEntry } from './template-list'

const items: readonly TemplateListEntry[] = [
  { id: 'entry-1', name: 'Papatya' },
  { id: 'entry-2', name: 'Satır sonunda bölünmesi gereken çok uzun bir ad' },
]
const ready = { status: 'ready', items, page: 1, pages: 1, total: items.length } as const

const meta = preview.meta({
  title: 'Area/Subject/Template list',
  component: TemplateList,
  parameters: { layout: 'fullscreen' },
  args: { state: ready, onPageChange: fn(), onRetry: fn(), onNoticeEnd: fn() },
})

export default meta

export const Ready = meta.story({
  ...pictured,
  tags: ['picture'],
  play: async ({ canvas }) => {
    // One row more, of the headers.
    await expect(canvas.getAllByRole('row')).toHaveLength(items.length + 1)
  },
})

export const Updating = meta.story({ args: { state: { ...ready, updating: true } } })

export const Dark = meta.story({ globals: { theme: 'dark' } })

export const Phone = meta.story({ globals: onPhone })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Empty = meta.story({
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row')).toBeNull()
  },
})

export const LoadFailed = meta.story({
  args: { state: { status: 'error', message: 'Sunucu yanıt vermiyor.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sunucu yanıt vermiyor.')
  },
})

LoadFailed.test('a new attempt is one press away', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
