import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from '@storybook/test'
import { StarIcon } from '@/icons'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { UploadItem, UploadList } from '@/ui/upload-item'
import { UploadZone } from '@/ui/upload-zone'

const meta = {
  title: 'UI/Forms/Upload',
  tags: ['!autodocs'],
  component: UploadZone,
  args: { onFiles: fn(), accept: 'image/*', hint: 'PNG, JPG oder WebP, je bis 5 MB' },
  decorators: [(Draw) => <div className="w-150 max-w-full">{Draw()}</div>],
} satisfies Meta<typeof UploadZone>

export default meta
type Story = StoryObj<typeof meta>

const files = [
  new File(['a'], 'dose.png', { type: 'image/png' }),
  new File(['b'], 'tasse.webp', { type: 'image/webp' }),
]
const drag = (kind: 'dragover' | 'drop', target: Element) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return fireEvent(target, new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

export const Zone: Story = {}
export const ZoneWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the button opens the file dialog', async () => {
      const input = canvasElement.querySelector('input')
      const opened = fn((event: Event) => event.preventDefault())
      input?.addEventListener('click', opened, { once: true })
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Dateien wählen' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(opened).toHaveBeenCalledOnce()
    })
    await step('files can be dropped', async () => {
      const zone = canvas.getByText('Dateien hierher ziehen')
      await drag('dragover', zone)
      await drag('drop', zone)
      await expect(args.onFiles).toHaveBeenCalledWith(files)
    })
  },
}
export const OneFile: Story = {
  args: { multiple: false },
  play: async ({ args, canvas }) => {
    await drag('drop', canvas.getByText('Datei hierher ziehen'))
    await expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 1))
  },
}
export const Invalid: Story = {
  render: (args) => (
    <Field group label="Bilder" size="admin" error="Höchstens 5 Dateien">
      <UploadZone {...args} />
    </Field>
  ),
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await drag('drop', canvas.getByText('Dateien hierher ziehen'))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
const onRemove = fn()
const panel = <span className="size-full bg-tint-sage" />
export const Files: Story = {
  render: () => (
    <UploadList>
      <UploadItem
        name="abendruhe-dose.png"
        bytes={1_258_291}
        state={{ status: 'done' }}
        preview={panel}
        badge={
          <span className="rounded-xs bg-success-bg px-2 text-a-caption text-success-fg">Hauptbild</span>
        }
        onRemove={onRemove}
      />
      <UploadItem
        name="probierset.png"
        bytes={943_718}
        state={{ status: 'done' }}
        preview={panel}
        actions={<IconButton size="admin" label="probierset.png als Hauptbild" icon={StarIcon} />}
        onRemove={onRemove}
      />
      <UploadItem name="aufguss-tasse.jpg" state={{ status: 'uploading', percent: 64 }} onRemove={onRemove} />
      <UploadItem
        name="feld-juni.png"
        state={{ status: 'failed', message: '8,4 MB (Grenze 5)' }}
        onRemove={onRemove}
      />
    </UploadList>
  ),
  play: async ({ canvas }) => {
    onRemove.mockClear()
    await expect(canvas.getByText('1,2 MB')).toBeVisible()
    await expect(
      canvas.getByRole('progressbar', { name: 'aufguss-tasse.jpg wird hochgeladen' }),
    ).toHaveAttribute('aria-valuenow', '64')
    await userEvent.click(canvas.getByRole('button', { name: 'abendruhe-dose.png löschen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'aufguss-tasse.jpg: Hochladen abbrechen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'feld-juni.png entfernen' }))
    await expect(onRemove).toHaveBeenCalledTimes(3)
  },
}
