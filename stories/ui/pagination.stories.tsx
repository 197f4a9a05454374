import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { useState } from 'react'
import { Pagination, type PaginationProps } from '@/ui/pagination'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Navigation/Pagination',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Pagination,
  args: { page: 1, totalPages: 5, hrefOf: (page: number) => `#page-${page}` },
  argTypes: { hrefOf: { control: false }, link: { control: false } },
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

function PagesInState({ hrefOf: _links, page: first, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first)
  return <Pagination {...rest} page={page} onPageChange={setPage} />
}
/** The page is held in state: the numbers are buttons, and the new page is announced. */
export const ByState: Story = {
  args: { page: 2, totalPages: 12 },
  render: (args) => <PagesInState {...args} />,
  play: async ({ canvas, step }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await step('a number is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }))
      const last = canvas.getByRole('button', { name: 'Page 12' })
      await expect(last).toHaveAttribute('aria-current', 'page')
      await expect(last).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('Page 12')
      await expect(next).toHaveAttribute('aria-disabled', 'true')
    })
    await step('at the end the step keeps its focus and does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
      next.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('status')).toHaveTextContent('Page 12')
      await expect(next).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('status')).toHaveTextContent('Page 12')
    })
  },
}
