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
      Wir pflücken die Kamille an vier Vormittagen im Juni.
    </TabPanel>
    <TabPanel value="ingredients" className="pt-6">
      Kamillenblüten, Melisse, Lavendel
    </TabPanel>
    <TabPanel value="reviews" className="pt-6">
      412 Bewertungen
    </TabPanel>
  </>
)

export const Shop: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="Mehr zum Produkt">
          <Tab value="description">Beschreibung</Tab>
          <Tab value="ingredients">Inhaltsstoffe</Tab>
          <Tab value="reviews">Bewertungen</Tab>
        </TabsList>
        {panels}
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('arrow keys move and choose', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Inhaltsstoffe' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Kamillenblüten')
    })
    await step('End reaches the last one', async () => {
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { name: 'Bewertungen' })).toHaveFocus()
    })
    await step('the ends meet', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Beschreibung' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Home}')
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Kamille an vier Vormittagen')
    })
    await step('Tab goes on into the panel, which is named by its tab', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel', { name: 'Beschreibung' })).toHaveFocus()
    })
    await step('a click chooses', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Bewertungen' }))
      await expect(canvas.getByRole('tabpanel', { name: 'Bewertungen' })).toHaveTextContent('412')
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    })
  },
}
export const Admin: Story = {
  parameters: { language: 'tr' },
  args: {
    children: (
      <>
        <TabsList size="admin" aria-label="Bölümler">
          <Tab value="description">Genel</Tab>
          <Tab value="ingredients">Ödemeler</Tab>
          <Tab value="reviews" disabled>
            Güvenlik
          </Tab>
        </TabsList>
        {panels}
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('what cannot be chosen is passed over', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { name: 'Ödemeler' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Genel' })).toHaveAttribute('aria-selected', 'true')
    })
  },
}
export const Overflowing: Story = {
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
  args: { ...Shop.args, className: 'w-full' },
}
