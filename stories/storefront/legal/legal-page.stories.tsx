import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from '@storybook/test'
import { BROWSER_STORAGE, BrowserStorage } from '@/screens/storefront/legal/browser-storage'
import { LegalPage } from '@/screens/storefront/legal/legal-page'
import { LEGAL_TEXTS } from '@/screens/storefront/legal/legal-texts'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Legal page',
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { name: 'agb', text: LEGAL_TEXTS.agb },
} satisfies Meta<typeof LegalPage>

export default meta
type Story = StoryObj<typeof meta>

export const Agb: Story = {
  ...pictured,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' }),
    ).toBeVisible()
  },
}
export const Impressum: Story = { args: { name: 'impressum', text: LEGAL_TEXTS.impressum } }
/** Nobody is asked for consent, and the page says why. */
export const Datenschutz: Story = {
  parameters: { rules: ['LAW-21'] },
  args: {
    name: 'datenschutz',
    text: LEGAL_TEXTS.datenschutz,
    extra: {
      id: 'einwilligung',
      title: 'Warum wir nicht um Ihre Einwilligung bitten',
      content: <BrowserStorage />,
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Was in Ihrem Browser liegt' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(Object.keys(BROWSER_STORAGE).length)
  },
}
export const DatenschutzTurkish: Story = { args: Datenschutz.args, globals: { language: 'tr' } }
export const Versand: Story = { args: { name: 'versand', text: LEGAL_TEXTS.versand } }
/** With the form of the withdrawal below the text. */
export const Widerruf: Story = {
  args: {
    name: 'widerruf',
    text: LEGAL_TEXTS.widerruf,
    extra: {
      id: 'widerrufen',
      title: 'Vertrag widerrufen',
      content: <WithdrawalForm state={{ status: 'form' }} onConfirm={fn()} />,
    },
  },
}
export const Phone: Story = {
  args: Widerruf.args,
  globals: onPhone,
}
export const Dark: Story = { args: Widerruf.args, globals: { theme: 'dark' } }
/** The text stays German. */
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
