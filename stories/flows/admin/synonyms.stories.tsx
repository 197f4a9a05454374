import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from '@storybook/test'
import { synonymMocks, synonymsRecord } from '@/shop/synonyms/synonyms.mocks'
import { answers, ok } from '@/mocks/shared/handlers'
import { flow } from '../../fixtures/flow'
import { wide } from '../../admin/shared/phone'
import { BackOffice, said } from './back-office'
import { mockAdmin } from './mocked-admin'

/** Words that mean the same to the search: saving, and an edit conflict. */
const meta = {
  title: 'Flows/Admin/Search words',
  component: BackOffice,
  tags: ['!autodocs'],
  ...wide,
  parameters: { ...flow, ...wide.parameters },
  args: { path: '/dashboard?section=synonyms' },
  beforeEach: ({ msw }) => mockAdmin(msw, ...synonymMocks.ok),
} satisfies Meta<typeof BackOffice>

export default meta
type Story = StoryObj<typeof meta>

/** Adds a word to the first German group and saves. */
async function change() {
  await userEvent.type(await screen.findByRole('textbox', { name: '1. grup' }), 'Redbush{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
}

export const Saved: Story = {
  parameters: { rules: ['ADMIN-590'] },
  play: async () => {
    await change()
    await said('Arama sözcükleri kaydedildi')
    await expect(screen.getByText('Redbush')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklikler var')).toBeNull())
  },
}

/** What somebody else saved in another language stays, and so does what was typed. */
export const ChangedMeanwhile: Story = {
  parameters: { rules: ['ADMIN-590'] },
  beforeEach: ({ msw }) => {
    let reads = 0
    const theirs = { ...synonymsRecord.synonyms, tr: [['Çay', 'Tee']] }
    msw.use(
      answers('getSynonyms', () => {
        reads += 1
        return reads === 1 ? synonymsRecord : { synonyms: theirs, updatedAt: '2026-11-20T10:00:00.000Z' }
      }),
      ...synonymMocks.changedMeanwhile,
    )
  },
  play: async ({ msw }) => {
    await change()
    await userEvent.click(await screen.findByRole('button', { name: 'Güncel kaydı yükle' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Güncel kaydı yükle' })).toBeNull())
    await expect(screen.getByText('Redbush')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Türkçe' }))
    await expect(await screen.findByText('Tee')).toBeVisible()
    msw.use(ok('updateSynonyms', synonymsRecord))
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
    await said('Arama sözcükleri kaydedildi')
  },
}

export const SaveFails: Story = {
  beforeEach: ({ msw }) => msw.use(...synonymMocks.saveFails),
  play: async () => {
    await change()
    await said(/^Arama sözcükleri kaydedilemedi/)
    await expect(screen.getByText('Redbush')).toBeVisible()
  },
}

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(...synonymMocks.error),
  play: async () => {
    await expect(await screen.findByText('Arama sözcükleri yüklenirken hata oluştu')).toBeVisible()
  },
}
