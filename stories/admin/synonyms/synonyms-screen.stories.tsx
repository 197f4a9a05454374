import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { NO_SYNONYMS } from '@/shop/synonyms/synonyms'
import { synonymsRecord } from '@/shop/synonyms/synonyms.mocks'
import { SynonymsScreen } from '@/screens/admin/synonyms/synonyms-screen'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Search words/Search words page',
  component: SynonymsScreen,
  decorators: [inShell('synonyms')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready' as const, item: synonymsRecord },
    onSave: fn(),
    onRetry: fn(),
    onSavedEnd: fn(),
  },
})

export default meta

/** Adds a group and waits for its focus, which comes in the next frame and would take that of a field entered before. */
async function addedGroup(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Grup ekle' }))
  const added = await screen.findByRole('textbox', { name })
  await waitFor(() => expect(added).toHaveFocus())
  return added
}

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'a group is added, changed and taken away; the save has all languages',
  { parameters: { rules: ['ADMIN-590', 'ADMIN-591'] } },
  async ({ args, canvas, step }) => {
    await expect(canvas.getByText(/izin verilmeyen bir sağlık beyanıdır/)).toBeVisible()
    await step('a new row has the focus, Enter and comma end a word', async () => {
      await userEvent.type(await addedGroup('4. grup'), 'Mate{Enter}Yerba,')
    })
    await step('a word is taken away, and a whole group', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Gelbwurz/ }))
      await userEvent.click(canvas.getByRole('button', { name: '2. grubu sil' }))
      await expect(canvas.queryByRole('textbox', { name: '4. grup' })).toBeNull()
    })
    await step('each language has its own groups', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Türkçe' }))
      await expect(await canvas.findByText('Nane')).toBeVisible()
      await userEvent.click(canvas.getByRole('radio', { name: 'İngilizce' }))
      await expect(await canvas.findByText('Henüz grup yok: İngilizce')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...synonymsRecord.synonyms,
        de: [
          ['Rooibos', 'Rooibusch', 'Rotbusch'],
          ['Kurkuma', 'Zerdeçal'],
          ['Mate', 'Yerba'],
        ],
      }),
    )
  },
)

/** Every problem stands at its group, also in a language that is not shown when the form is saved. */
export const Invalid = meta.story({
  parameters: { rules: ['ADMIN-590'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Türkçe' }))
    await userEvent.type(await addedGroup('2. grup'), 'çay{Enter}')
    await userEvent.type(await addedGroup('3. grup'), 'yeşil çay{Enter}sencha{Enter}')
    await userEvent.type(await addedGroup('4. grup'), 'NANE{Enter}menthol{Enter}')
    await userEvent.click(canvas.getByRole('radio', { name: 'Almanca' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }))
    // The German form has a second group, too.
    const few = () => canvas.getByRole('textbox', { name: '2. grup' })
    await waitFor(() => expect(few()).toHaveAccessibleDescription('Bir grupta en az iki sözcük olmalı'))
    await waitFor(() => expect(few()).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: '3. grup' })).toHaveAccessibleDescription(/tek sözcük/)
    await expect(canvas.getByRole('textbox', { name: '4. grup' })).toHaveAccessibleDescription(/iki kez/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  args: { state: { status: 'ready', item: { synonyms: NO_SYNONYMS, updatedAt: null } } },
})

export const ReadOnly = meta.story({
  decorators: [permitted('catalogue.read')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '1. grup' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Kaydet' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Grup ekle' })).toBeNull()
  },
})

export const Saving = meta.story({ args: { saving: true } })
export const Saved = meta.story({ args: { saved: true } })
export const SaveFailed = meta.story({ args: { saveError: { status: 'failed' } } })
export const ChangedMeanwhile = meta.story({
  args: { saveError: { status: 'stale' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Güncel kaydı yükle' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('main'))
    await expect(shown.getByText('Arama sözcükleri yüklenirken hata oluştu')).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
