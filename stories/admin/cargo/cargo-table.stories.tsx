import { expect, fn, userEvent } from '@storybook/test'
import { PLATFORMS } from '@/shop/shared/platform'
import { CargoRows } from '@/screens/admin/cargo/cargo-rows'
import { CargoTable } from '@/screens/admin/cargo/cargo-table'
import preview from '#.storybook/preview'
import { cargoCompanies } from '../../fixtures/admin-cargo'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Admin/Cargo companies/Cargo companies table',
  component: CargoTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { companies: cargoCompanies, onToggle: fn(), onEdit: fn(), onRemove: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onEdit', async ({ args, canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(cargoCompanies.length + 1)
  const [edit] = canvas.getAllByRole('button', { name: /düzenle/i })
  if (edit) await userEvent.click(edit)
  await expect(args.onEdit).toHaveBeenCalledWith(cargoCompanies[0])
})
Ready.test(
  'J, K, X and Enter leave the switches alone',
  { parameters: { rules: ['ADMIN-66'] } },
  async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /düzenle/i })
    first?.focus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith(cargoCompanies[1])
    await userEvent.keyboard('k')
    await expect(first).toHaveFocus()
  },
)
export const Toggling = meta.story({ args: { togglingId: cargoCompanies[0]?.id } })
/** The name comes first, the actions last. */
export const ChosenColumns = meta.story({
  args: { columns: ['status', 'code'] },
  parameters: { rules: ['ADMIN-680'] },
})
ChosenColumns.test('shows these in their order', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await expect(headers).toEqual(['Şirket', 'Durum', 'Kod', 'İşlemler'])
})
export const OneCompany = meta.story({ args: { companies: cargoCompanies.slice(0, 1) } })
export const Dark = meta.story({ globals: { theme: 'dark' } })

const longNamed = cargoCompanies.map((company) => ({
  ...company,
  name: `${company.name} Uluslararası Taşımacılık ve Lojistik Hizmetleri Anonim Şirketi`,
  code: `${company.code}-ULUSLARARASI-EKSPRES`,
  platforms: PLATFORMS,
}))
/** The list for phones, with names that do not fit. */
export const PhoneLongNames = meta.story({
  args: { companies: longNamed },
  parameters: { layout: 'fullscreen' },
  globals: onPhone,
  render: (args) => <CargoRows {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(longNamed.length)
    for (const more of canvas.getAllByRole('button'))
      await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
