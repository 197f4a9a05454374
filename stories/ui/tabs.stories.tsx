import { expect, userEvent } from '@storybook/test'
import { tabsTester } from '@/testing'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Navigation/Tabs',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Tabs,
  subcomponents: { Tab, TabPanel },
  args: { defaultValue: 'description', style: { width: '30rem', maxWidth: '100%' } },
})

export default meta

const panels = (
  <>
    <TabPanel value="description" style={{ paddingTop: '1.5rem' }}>
      We pick the chamomile on four mornings in June.
    </TabPanel>
    <TabPanel value="ingredients" style={{ paddingTop: '1.5rem' }}>
      Chamomile flowers, lemon balm, lavender
    </TabPanel>
    <TabPanel value="reviews" style={{ paddingTop: '1.5rem' }}>
      412 reviews
    </TabPanel>
  </>
)

export const Shop = meta.story({
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
})
Shop.test('a press shows no frame, a key does', async ({ canvas }) => {
  const frameOf = (name: string) => getComputedStyle(canvas.getByRole('tab', { name })).outlineStyle
  await userEvent.click(canvas.getByRole('tab', { name: 'Ingredients' }))
  await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveFocus()
  await expect(frameOf('Ingredients')).toBe('none')
  await userEvent.keyboard('{ArrowRight}')
  await expect(frameOf('Reviews')).toBe('solid')
})

Shop.test('arrow keys move and choose; End reaches the last one …', async ({ canvas, step }) => {
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
    const tabs = tabsTester(canvas.getByRole('tablist'), { user: userEvent })
    await expect(await tabs.choose('Reviews')).toHaveTextContent('412')
    await expect(tabs.selected()).toHaveTextContent('Reviews')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
  })
})
export const Admin = meta.story({
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
})
Admin.test('what cannot be chosen is passed over', async ({ canvas, step }) => {
  await step('what cannot be chosen is passed over', async () => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Payments' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
  })
})
export const RightToLeft = Shop.extend({ globals: { direction: 'rtl' } })
RightToLeft.test('the key that points on moves on', async ({ canvas }) => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('tab', { name: 'Ingredients' })).toHaveAttribute('aria-selected', 'true')
})
export const Overflowing = meta.story({
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
  args: { ...Shop.input.args, className: 'w-full' },
})
