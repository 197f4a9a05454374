import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'

const meta = {
  title: 'UI/Navigation/Tabs',
  tags: ['!autodocs'],
  component: Tabs,
  args: { defaultValue: 'description', className: 'w-120 max-w-full' },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

const panels = (
  <>
    <TabPanel value="description" className="pt-6">
      We pick the chamomile on four mornings in June.
    </TabPanel>
    <TabPanel value="ingredients" className="pt-6">
      Chamomile flowers, lemon balm, lavender
    </TabPanel>
    <TabPanel value="reviews" className="pt-6">
      412 reviews
    </TabPanel>
  </>
)

export const Shop: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="More about the product">
          <Tab value="description">Description</Tab>
          <Tab value="ingredients">Ingredients</Tab>
          <Tab value="reviews">Reviews</Tab>
        </TabsList>
        {panels}
      </>
    ),
  },
}
export const ShopWorks: Story = {
  ...Shop,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('arrow keys move and choose', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Chamomile flowers')
    })
    await step('End reaches the last one', async () => {
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { name: 'Reviews' })).toHaveFocus()
    })
    await step('the ends meet', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Home}')
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('chamomile on four mornings')
    })
    await step('Tab goes on into the panel, which is named by its tab', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toHaveFocus()
    })
    await step('a click chooses', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }))
      await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toHaveTextContent('412')
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    })
  },
}
export const Admin: Story = {
  args: {
    children: (
      <>
        <TabsList size="admin" aria-label="Sections">
          <Tab value="description">General</Tab>
          <Tab value="ingredients">Payments</Tab>
          <Tab value="reviews" disabled>
            Security
          </Tab>
        </TabsList>
        {panels}
      </>
    ),
  },
}
export const AdminWorks: Story = {
  ...Admin,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('what cannot be chosen is passed over', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { name: 'Payments' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
    })
  },
}
export const Overflowing: Story = {
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
  args: { ...Shop.args, className: 'w-full' },
}
