import { expect, fireEvent, fn, userEvent } from '@storybook/test'
import { StarIcon } from '@/icons'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { UploadItem, UploadList } from '@/ui/upload-item'
import { UploadZone } from '@/ui/upload-zone'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Forms/Upload',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: UploadZone,
  args: { onFiles: fn(), accept: 'image/*', hint: 'PNG, JPG or WebP, up to 5 MB each' },
  decorators: [(Draw) => <div className="w-150 max-w-full">{Draw()}</div>],
})

export default meta

const files = [
  new File(['a'], 'tin.png', { type: 'image/png' }),
  new File(['b'], 'cup.webp', { type: 'image/webp' }),
]
const drag = (kind: 'dragover' | 'drop', target: Element) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return fireEvent(target, new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

export const Zone = meta.story()
Zone.test(
  'the button opens the file dialog; files can be dropped',
  async ({ args, canvas, canvasElement, step }) => {
    await step('the button opens the file dialog', async () => {
      const input = canvasElement.querySelector('input')
      const opened = fn((event: Event) => event.preventDefault())
      input?.addEventListener('click', opened, { once: true })
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(opened).toHaveBeenCalledOnce()
    })
    await step('files can be dropped', async () => {
      const zone = canvas.getByText('Drop files here')
      await drag('dragover', zone)
      await drag('drop', zone)
      await expect(args.onFiles).toHaveBeenCalledWith(files)
    })
  },
)
export const OneFile = meta.story({
  args: { multiple: false },
  play: async ({ args, canvas }) => {
    await drag('drop', canvas.getByText('Drop a file here'))
    await expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 1))
  },
})
export const Invalid = meta.story({
  render: (args) => (
    <Field group label="Pictures" size="admin" error="At most 5 files">
      <UploadZone {...args} />
    </Field>
  ),
})
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/Drop/)).toBeNull()
    await drag('drop', canvas.getByText(/PNG, JPG/))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})
const onRemove = fn()
const panel = <span style={{ width: '100%', height: '100%', background: 'var(--verda-tint-sage)' }} />
export const Files = meta.story({
  render: () => (
    <UploadList>
      <UploadItem
        name="evening-calm-tin.png"
        bytes={1_258_291}
        state={{ status: 'done' }}
        preview={panel}
        badge={
          <span
            style={{
              paddingInline: '0.5rem',
              borderRadius: 'var(--verda-r-xs)',
              background: 'var(--verda-success-bg)',
              color: 'var(--verda-success-fg)',
              fontSize: 'var(--verda-a-caption)',
              lineHeight: 1.4,
            }}
          >
            Main picture
          </span>
        }
        onRemove={onRemove}
      />
      <UploadItem
        name="taster-set.png"
        bytes={943_718}
        state={{ status: 'done' }}
        preview={panel}
        actions={<IconButton size="admin" label="Make taster-set.png the main picture" icon={StarIcon} />}
        onRemove={onRemove}
      />
      <UploadItem
        name="seal.png"
        bytes={20_480}
        state={{ status: 'done' }}
        preview={panel}
        onRemove={onRemove}
      />
      <UploadItem name="cup-of-tea.jpg" state={{ status: 'uploading', percent: 64 }} onRemove={onRemove} />
      <UploadItem
        name="field-in-june.png"
        state={{ status: 'failed', message: '8.4 MB (the limit is 5)' }}
        onRemove={onRemove}
      />
    </UploadList>
  ),
})
Files.test('files are deleted, and uploads stopped', async ({ canvas }) => {
  onRemove.mockClear()
  await expect(canvas.getByText('1.2 MB')).toBeVisible()
  await expect(canvas.getByText('0.1 MB')).toBeVisible()
  await expect(canvas.getByRole('progressbar', { name: 'Uploading cup-of-tea.jpg' })).toHaveAttribute(
    'aria-valuenow',
    '64',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Delete evening-calm-tin.png' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Stop uploading cup-of-tea.jpg' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Remove field-in-june.png' }))
  await expect(onRemove).toHaveBeenCalledTimes(3)
})
