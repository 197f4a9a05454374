import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { sections } from '@apps/admin/sections'
import { CheckIcon, MoonIcon, TagIcon, TruckIcon } from '@/icons'
import { CommandPalette, type CommandPaletteProps } from '@/screens/admin/layout/command-palette'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { whenPhone } from '../../fixtures/windows'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const hits = {
  orders: [
    {
      id: 'order-429',
      label: 'VD-2026-000429',
      detail: 'Jonas Feldmann',
      status: 'processing' as const,
      href: '/admin/dashboard?section=orders&order=order-429',
    },
  ],
  products: [],
  customers: [
    {
      id: 'jonas',
      label: 'Jonas Feldmann',
      detail: 'j.feldmann@post.example',
      href: '/admin/dashboard?section=users&user=jonas',
    },
  ],
}

/** Keeps the query in state, as its container does. */
function Typed(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query)
  return (
    <CommandPalette
      {...props}
      query={query}
      onQueryChange={(next) => {
        props.onQueryChange(next)
        setQuery(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Admin/Layout/Command palette',
  component: CommandPalette,
  render: (args) => <Typed {...args} />,
  decorators: [inShell('dashboard')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    sections,
    query: '',
    state: { status: 'idle' as const },
    onQueryChange: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
})

export default meta

export const Idle = meta.story({ ...pictured, tags: ['picture'] })
Idle.test(
  'keys move the mark round, Enter opens; sections are found without accents; Escape closes',
  async ({ args, canvasElement, step }) => {
    const palette = await dialogIn(canvasElement, 'Komut paleti')
    const field = palette.getByRole('combobox')
    await expect(field).toHaveFocus()
    await expect(palette.getAllByRole('option')).toHaveLength(sections.length)
    await step('keys move the mark round, Enter opens', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(palette.getByRole('option', { name: 'Ayarlar' })).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
      await expect(args.onChoose).toHaveBeenCalledWith('/admin/dashboard?section=orders')
    })
    await step('sections are found without accents', async () => {
      await userEvent.type(field, 'urun')
      await expect(palette.getAllByRole('option')).toHaveLength(1)
      await userEvent.click(palette.getByRole('option', { name: 'Ürünler' }))
      await expect(args.onChoose).toHaveBeenLastCalledWith('/admin/dashboard?section=products')
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
)

const run = fn()

/** What can be done with what is ticked stands first, then sections, new records, theme and language. */
export const Commands = meta.story({
  args: {
    commands: {
      here: {
        label: '3 sipariş seçildi',
        commands: [
          { id: 'ship', label: 'Kargo ata', icon: TruckIcon, shortcut: 'S', run },
          { id: 'pay', label: 'Ödendi yap', icon: CheckIcon, shortcut: 'P', run },
        ],
      },
      everywhere: [
        { label: 'Yeni', commands: [{ id: 'new-coupon', label: 'Yeni kupon oluştur', icon: TagIcon, run }] },
        { label: 'Ayarla', commands: [{ id: 'theme-dark', label: 'Tema: Koyu', icon: MoonIcon, run }] },
      ],
    },
  },
})
Commands.test('[ADMIN-542] a command is found by its name and done', async ({ args, canvasElement }) => {
  run.mockClear()
  const palette = await dialogIn(canvasElement, 'Komut paleti')
  const field = palette.getByRole('combobox')
  await expect(palette.getByRole('option', { name: 'Kargo ata' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.type(field, 'odendi')
  await expect(palette.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect(args.onClose).toHaveBeenCalledOnce()
  await expect(run).toHaveBeenCalledOnce()
  await expect(args.onChoose).not.toHaveBeenCalled()
})

export const Found = meta.story({
  args: { query: 'feld', state: { status: 'ready', hits } },
})
Found.test('calls onChoose', async ({ args, canvasElement }) => {
  const palette = await dialogIn(canvasElement, 'Komut paleti')
  await expect(palette.getByRole('status')).toHaveTextContent('2 sonuç')
  await userEvent.keyboard('{End}{Enter}')
  await expect(args.onChoose).toHaveBeenCalledWith('/admin/dashboard?section=users&user=jonas')
})
export const Searching = meta.story({
  args: { query: 'feld', state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const palette = await dialogIn(canvasElement, 'Komut paleti')
    await expect(palette.getByRole('status')).toHaveTextContent('Aranıyor')
  },
})
export const None = meta.story({
  args: { query: 'xyz', state: { status: 'ready', hits: { orders: [], products: [], customers: [] } } },
  play: async ({ args, canvasElement }) => {
    const palette = await dialogIn(canvasElement, 'Komut paleti')
    await expect(palette.queryByRole('option')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})
export const SomeFailed = meta.story({
  args: { query: 'feld', state: { status: 'error', hits: { ...hits, customers: [] } } },
  play: async ({ canvasElement }) => {
    const palette = await dialogIn(canvasElement, 'Komut paleti')
    await expect(palette.getByRole('status')).toHaveTextContent('Bazı sonuçlar alınamadı')
    const hit = palette.getByRole('option', { name: /VD-2026-000429/ })
    await waitFor(() => expect(hit).toBeVisible())
  },
})
export const Dark = meta.story({ ...Found.input, globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })

const LONG_NAME = 'Wilhelmine-Friederike von Hohenstaufen-Waldburg'
/** By its number an order is chosen, by their name a customer: a long second text pushes neither out. */
export const LongDetails = meta.story({
  args: {
    query: 'wil',
    state: {
      status: 'ready',
      hits: {
        ...hits,
        orders: hits.orders.map((order) => ({ ...order, detail: LONG_NAME })),
        customers: hits.customers.map((customer) => ({
          ...customer,
          label: LONG_NAME,
          detail: 'wilhelmine-friederike.von-hohenstaufen-waldburg@verwaltung.landgut-hohenstaufen.example',
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const palette = await dialogIn(canvasElement, 'Komut paleti')
    // What was searched for is an element of its own within the name.
    const names = palette.getAllByText((_, element) => element?.textContent === LONG_NAME)
    for (const name of [palette.getByText('VD-2026-000429'), ...names.slice(-1)]) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    }
  },
})
export const PhoneLongDetails = meta.story({
  ...LongDetails.input,
  globals: phone.globals,
  parameters: phone.parameters,
  play: whenPhone(async ({ canvasElement }) => {
    const palette = await dialogIn(canvasElement, 'Komut paleti')
    const number = palette.getByText('VD-2026-000429')
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
  }),
})
