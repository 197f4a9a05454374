import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { Pagination } from '@/ui/pagination'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Navigation/Pagination',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Pagination,
  args: { page: 1, totalPages: 5, hrefOf: (page: number) => `#page-${page}` },
  argTypes: { link: { control: false } },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-2')
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus()
  },
}
export const Middle: Story = { args: { page: 9, totalPages: 20 } }
export const Last: Story = { args: { page: 20, totalPages: 20 } }
export const OnePage: Story = {
  args: { totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const Phone: Story = {
  args: { page: 9, totalPages: 20 },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
}
