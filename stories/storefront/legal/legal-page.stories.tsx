import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from '@storybook/test'
import { DEFAULT_SHIPPING_RULES } from '@/shop/checkout/shipping'
import { BrowserStorage } from '@/screens/storefront/legal/browser-storage'
import { BROWSER_STORAGE } from '@/screens/storefront/legal/stored-keys'
import { LegalPage } from '@/screens/storefront/legal/legal-page'
import { ownText } from '@/screens/storefront/legal/own-text'
import { standardTexts } from '@/screens/storefront/legal/standard-texts'
import { WithdrawalForm } from '@/screens/storefront/orders/withdrawal-form'
import { publicShop } from '@/shop/shop-details/shop-data.mocks'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const texts = standardTexts(publicShop, { ...DEFAULT_SHIPPING_RULES, currency: 'EUR' })
const standard = (name: keyof typeof texts) => ({
  name,
  state: { status: 'ready' as const, text: texts[name] },
})

const meta = {
  title: 'Storefront/Legal/Legal page',
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { ...standard('agb'), onRetry: fn() },
} satisfies Meta<typeof LegalPage>

export default meta
type Story = StoryObj<typeof meta>

export const Agb: Story = {
  ...pictured,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' }),
    ).toBeVisible()
  },
}
export const Impressum: Story = { args: standard('impressum') }
/** The page explains why the shop asks for no consent. */
export const Datenschutz: Story = {
  parameters: { rules: ['LAW-21'] },
  args: {
    ...standard('datenschutz'),
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
/** Written in every language of the shop. */
export const Barrierefreiheit: Story = {
  parameters: { rules: ['LAW-120'] },
  args: standard('barrierefreiheit'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hindernis melden' })).toBeVisible()
  },
}
export const Versand: Story = { args: standard('versand') }
/** The withdrawal form follows the text. */
export const Widerruf: Story = {
  args: {
    ...standard('widerruf'),
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
/** The text itself stays German, and the page says so. */
export const Turkish: Story = {
  parameters: { rules: ['SHOP-56'] },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bu metin yalnızca Almanca olarak mevcuttur.')).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }

/**
 * An owner's text: headings and paragraphs are formatted, line breaks kept, and HTML is shown as plain text.
 */
export const OwnText: Story = {
  parameters: { rules: ['SHOP-56'] },
  args: {
    name: 'impressum',
    state: {
      status: 'ready',
      text: ownText({
        text: 'Kräuterhof Sonnenschein ist ein Familienbetrieb.\n\n## Anbieter\nKräuterhof Sonnenschein GmbH\nAm Mühlbach 7\n14467 Potsdam\n\n## Register\nAmtsgericht Potsdam, HRB 4711 P\n\n<b>USt-IdNr.</b> DE123456789',
        language: 'de',
        updatedAt: '2026-11-20T09:00:00.000Z',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Register' })).toBeVisible()
    await expect(canvas.getByText('<b>USt-IdNr.</b> DE123456789')).toBeVisible()
  },
}
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const LoadFailed: Story = { args: { state: { status: 'error' } } }
export const Retrying: Story = { args: { state: { status: 'error', retrying: true } } }
