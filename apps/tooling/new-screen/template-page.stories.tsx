import { expect, fn, userEvent } from '@storybook/test'
import preview from '#.storybook/preview'
import { pictured } from '@stories/fixtures/pictures'
import { onPhone } from '@stories/fixtures/windows'
import { TemplatePage, type TemplatePageEntry, type TemplatePageState } from './template-page'

const entries: readonly TemplatePageEntry[] = [
  { id: 'entry-1', name: 'Abendruhe' },
  { id: 'entry-2', name: 'Morgengold mit einem sehr langen Namen, der umbrechen muss' },
]

const ready: TemplatePageState = { status: 'ready', entries }

const meta = preview.meta({
  title: 'Area/Subject/Template page',
  component: TemplatePage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({
  ...pictured,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(entries.length)
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })

export const Phone = meta.story({ globals: onPhone })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Empty = meta.story({
  args: { state: { status: 'ready', entries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
})

export const LoadFailed = meta.story({
  args: { state: { status: 'error', message: 'Der Server antwortet nicht.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.')
  },
})

LoadFailed.test('a new attempt is one press away', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
