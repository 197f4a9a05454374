import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from '@storybook/test'
import { shopDetails, shopRecord } from '@/shop/shop-details/shop-data.mocks'
import { answers } from '@/mocks/shared/handlers'
import { shopMocks } from '@/shop/shop-details/shop.mocks'
import { flow } from '../../fixtures/flow'
import { questionIn } from '../../fixtures/body'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

/** The shop's details: saving, restoring an earlier version, and an edit conflict [ADMIN-58]. */
const meta = {
  title: 'Flows/Admin/Shop details',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=shop' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...shopMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Legal texts as another administrator has saved them. */
const legal = { ...shopDetails.legal, impressum: { de: '## Anbieter\nVerda AG', tr: '', en: '' } }
/** Bodies of the requests that saved. */
let saved: unknown[] = []

const vatId = () => screen.findByRole('textbox', { name: /^Vergi kimlik no/ })

async function change() {
  const field = await vatId()
  await userEvent.clear(field)
  await userEvent.type(field, 'DE987654328')
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
}

export const Saved: Story = {
  play: async () => {
    await change()
    await said('Mağaza bilgileri kaydedildi')
    await expect(await vatId()).toHaveValue('DE987654328')
    const history = within(screen.getByRole('region', { name: 'Geçmiş' }))
    await expect(history.getByText('3. sürüm')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklikler var')).toBeNull())
  },
}

export const EarlierVersion: Story = {
  play: async () => {
    const restore = await screen.findByRole('button', { name: '1. sürümü forma getir' })
    restore.focus()
    await userEvent.keyboard('{Enter}')
    await said(/^1\. sürüm forma getirildi/)
    await expect(restore).toHaveFocus()
    await expect(await vatId()).toHaveValue('DE999999995')
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
    await said('Mağaza bilgileri kaydedildi')
  },
}

/** An earlier version would replace what has been typed, so it asks first. */
export const EarlierVersionOverTypedText: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    await userEvent.type(await vatId(), '9')
    await screen.findByText('Kaydedilmemiş değişiklikler var')
    const typed = `${shopDetails.vatId}9`
    await step('keeping the text', async () => {
      await userEvent.click(screen.getByRole('button', { name: '1. sürümü forma getir' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Düzenlemeye dön' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(await vatId()).toHaveValue(typed)
    })
    await step('discarding it', async () => {
      await userEvent.click(screen.getByRole('button', { name: '1. sürümü forma getir' }))
      const question = await questionIn(canvasElement)
      await userEvent.click(question.getByRole('button', { name: 'Değişiklikleri sil' }))
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: /^Vergi kimlik no/ })).toHaveValue('DE999999995'),
      )
    })
  },
}

export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...shopMocks.changedMeanwhile),
  play: async () => {
    await change()
    await userEvent.click(await screen.findByRole('button', { name: 'Güncel kaydı yükle' }))
    await expect(await vatId()).toHaveValue('DE987654328')
  },
}

let release = () => {}
/** Two administrators have edited different legal texts: saving after the reload keeps both. */
export const AnotherTextMeanwhile: Story = {
  parameters: { rules: ['ADMIN-58'] },
  beforeEach: ({ msw }) => {
    saved = []
    let reads = 0
    const held = new Promise<void>((resolve) => (release = resolve))
    msw.use(
      answers('getShopDetails', async () => {
        reads += 1
        if (reads === 1) return shopRecord
        await held
        return { ...shopRecord, version: 3, details: { ...shopDetails, legal } }
      }),
      ...shopMocks.changedMeanwhile,
    )
  },
  play: async ({ msw }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sayfa' }), 'Satış koşulları')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Satış koşulları, Almanca/ }), 'Neu')
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Güncel kaydı yükle' }))
    // Saving before the current record is there would be refused again.
    await expect(screen.getByRole('button', { name: 'Güncel kaydı yükle' })).toBeVisible()
    release()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Güncel kaydı yükle' })).toBeNull())
    msw.use(
      answers('updateShopDetails', async (request) => {
        saved.push(await request.clone().json())
        return { ...shopRecord, version: 4 }
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
    await said('Mağaza bilgileri kaydedildi')
    await expect(saved).toMatchObject([
      { version: 3, details: { legal: { impressum: legal.impressum, agb: { de: 'Neu' } } } },
    ])
  },
}

export const SaveFails: Story = {
  beforeEach: ({ msw }) => msw.use(...shopMocks.saveFails),
  play: async () => {
    await change()
    await said(/^Mağaza bilgileri kaydedilemedi/)
    await expect(await vatId()).toHaveValue('DE987654328')
  },
}

export const VersionFails: Story = {
  beforeEach: ({ msw }) => msw.use(...shopMocks.versionFails),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '1. sürümü forma getir' }))
    await said('Önceki sürüm yüklenemedi')
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...shopMocks.error),
  play: async () => {
    await expect(await screen.findByText('Mağaza bilgileri yüklenirken hata oluştu')).toBeVisible()
  },
}
