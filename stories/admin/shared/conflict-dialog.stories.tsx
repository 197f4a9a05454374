import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { ConflictDialog } from '@/screens/admin/shared/forms/conflict-dialog'
import type { FieldConflict } from '@/screens/admin/shared/forms/conflicts'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from './phone'

const name: FieldConflict = {
  path: 'name',
  own: 'Kräuter-Probierset groß',
  stored: 'Kräuter-Probierset, 6 Sorten',
  before: 'Kräuter-Probierset',
}
const price: FieldConflict = { path: 'germanyPrice', own: '16,90', stored: '17,90', before: '15,90' }
const active: FieldConflict = { path: 'isActive', own: false, stored: true, before: false }

/** Both values of each field that two administrators changed; the administrator chooses which one stays. */
const meta = preview.meta({
  title: 'Admin/Shared/Conflict',
  component: ConflictDialog,
  tags: ['!autodocs'],
  ...wide,
  args: {
    conflicts: [name, price],
    texts: { names: { germanyPrice: 'price.germany' } },
    onChoose: fn(),
    onClose: fn(),
  },
})

export default meta

export const Choosing = meta.story()
Choosing.test(
  '[ADMIN-540] own values stay unless the stored one is chosen',
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Bu kayıt siz düzenlerken değişti')
    await expect(dialog.getByRole('radiogroup', { name: 'Fiyat · Almanya' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /16,90/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /17,90/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Seçtiklerimi al' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce())
    await expect(args.onChoose).toHaveBeenCalledWith([price])
  },
)
Choosing.test('one press chooses a side for all fields', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Bu kayıt siz düzenlerken değişti')
  await userEvent.click(dialog.getByRole('button', { name: 'Hepsinde bu: Kayıtlı' }))
  await expect(dialog.getByRole('radio', { name: /6 Sorten/ })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: 'Hepsinde bu: Sizin' }))
  await expect(dialog.getByRole('radio', { name: /groß/ })).toBeChecked()
  await expect(args.onChoose).not.toHaveBeenCalled()
})

export const OneField = meta.story({ args: { conflicts: [active] } })

/** Lists have a line each; a text that was emptied says so. */
export const ListsAndEmpty = meta.story({
  args: {
    conflicts: [
      {
        path: 'features',
        own: [
          { id: 'row-0', text: 'Ohne Zucker' },
          { id: 'row-1', text: 'Handverlesen' },
        ],
        stored: [{ id: 'row-0', text: 'Ohne Zusätze' }],
        before: [{ id: 'row-0', text: '' }],
      },
      { path: 'translations.tr.subtitle', own: '', stored: 'Akşamlar için', before: 'Gece için' },
      { path: 'platforms', own: ['germany', 'mobile'], stored: ['germany', 'turkey'], before: ['germany'] },
    ],
  },
})

export const LongValues = meta.story({
  args: {
    conflicts: [
      {
        path: 'detailedDescription',
        own: 'Sechs Sorten in Probiergröße, einzeln verpackt und mit einer Karte für Wasser, Menge und Ziehzeit. '.repeat(
          4,
        ),
        stored: 'Sechs Sorten in Probiergröße.',
        before: '',
      },
      name,
    ],
  },
})

export const Phone = meta.story({ ...phone })
