import { expect, fn, userEvent } from '@storybook/test'
import { Footer } from '@/screens/storefront/layout/footer'
import preview from '#.storybook/preview'
import { categoryNames } from '../../fixtures/products'
import { inOwnShop } from '../../fixtures/own-shop'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { categories: categoryNames, year: 2026, onLanguageChange: fn() },
})

export default meta

export const Default = meta.story({ ...pictured, tags: ['picture'] })
Default.test('calls onLanguageChange', async ({ args, canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/legal/impressum')
  await expect(canvas.getByRole('link', { name: 'Detox' })).toHaveAttribute(
    'href',
    '/products?category=Detox',
  )
  await expect(canvas.getByRole('link', { name: 'Teeberater' })).toHaveAttribute('href', '/berater')
  await userEvent.click(canvas.getByRole('link', { name: 'English' }))
  await expect(args.onLanguageChange).toHaveBeenCalledWith('en')
})
/** Seller and contact come from the shop's details. */
export const OtherSeller = meta.story({
  parameters: { rules: ['SHOP-55'] },
  decorators: [inOwnShop],
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('link', { name: 'post@kraeuterhof.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:post@kraeuterhof.example')
    await expect(canvas.getByRole('link', { name: '+49 331 555 0199' })).toHaveAttribute(
      'href',
      'tel:+493315550199',
    )
    await expect(canvas.getByText('© 2026 Kräuterhof Sonnenschein GmbH')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
