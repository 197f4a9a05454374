import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { About } from '@/screens/storefront/home/about'
import { Contact } from '@/screens/storefront/home/contact'
import { Features } from '@/screens/storefront/home/features'
import { Hero } from '@/screens/storefront/home/hero'
import { Stats } from '@/screens/storefront/home/stats'
import { abendruhe } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'

/**
 * The sections around the products of the home page: hero, claims in numbers, features, about the shop, contact.
 */
const meta = {
  title: 'Storefront/Home/Landing sections',
  component: Hero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const HeroWithHighlight: Story = {
  args: { highlight: abendruhe },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Was Ihnen guttut, wächst.')
    await expect(canvas.getByRole('link', { name: 'Abendruhe', hidden: true })).toHaveAttribute(
      'href',
      '/product/abendruhe',
    )
  },
}
export const HeroAlone: Story = {}
export const PhoneHero: Story = { args: { highlight: abendruhe }, globals: onPhone }
export const HeroDark: Story = { args: { highlight: abendruhe }, globals: { theme: 'dark' } }
export const StatsClaims: Story = { render: () => <Stats /> }
export const SixFeatures: Story = {
  render: () => <Features />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  },
}
export const PhoneFeatures: Story = { render: () => <Features />, globals: onPhone }
export const AboutTheShop: Story = { render: () => <About /> }
export const ContactWays: Story = {
  render: () => <Contact />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hallo@verda.example' })).toHaveAttribute(
      'href',
      'mailto:hallo@verda.example',
    )
  },
}
export const PhoneContact: Story = { render: () => <Contact />, globals: onPhone }
