import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { flow } from '@stories/fixtures/flow'
import { page } from '../account/account'
import { goBack, Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Orders/Filter',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/orders' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** Choosing one status after the other by keyboard, nobody is taken back to the top of the page. */
export const FilteredByKeyboard: Story = {
  play: async ({ step }) => {
    await page().findByRole('button', { name: /VD-2026-000431/ })
    await step('a status', async () => {
      page().getByRole('button', { name: 'Zugestellt' }).focus()
      await userEvent.keyboard('{Enter}')
      await page().findByText('Seite 1 von 1, 10 Bestellungen')
      await expect(page().getByRole('button', { name: 'Zugestellt' })).toHaveFocus()
    })
    await step('one that no order has, and all of them again', async () => {
      await userEvent.click(page().getByRole('button', { name: 'Storniert' }))
      const all = await page().findByRole('button', { name: 'Alle anzeigen' })
      all.focus()
      await userEvent.keyboard('{Enter}')
      await page().findByRole('button', { name: /VD-2026-000431/ })
      await expect(page().getByRole('button', { name: 'Alle' })).toHaveFocus()
    })
  },
}

/** Back, from an order opened in a filtered list, closes the order and takes the filter off. */
export const BackFromAnOrder: Story = {
  play: async () => {
    await page().findByRole('button', { name: /VD-2026-000431/ })
    await userEvent.click(page().getByRole('button', { name: 'Zugestellt' }))
    await page().findByText('Seite 1 von 1, 10 Bestellungen')
    const [first] = await page().findAllByRole('button', { name: /VD-2026-/ })
    await userEvent.click(first ?? document.body)
    await page().findByRole('dialog', { name: /^Bestellung VD-/ })
    await goBack()
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await page().findByRole('button', { name: /VD-2026-000431/ })).toBeVisible()
  },
}
