import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { Pager } from '@/ui/pager'
import preview from '#.storybook/preview'
import { componentPictures, unpictured } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Navigation/Pager',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Pager,
  args: {
    page: 2,
    totalPages: 622,
    total: 12438,
    onPageChange: fn(),
    style: { width: '30rem', maxWidth: '100%' },
  },
})

export default meta

export const Middle = meta.story()
Middle.test('turns to the neighbours', async ({ args, canvas }) => {
  await expect(canvas.getByText('Page 2 / 622 (12,438 entries)')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
  await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
})
/** One page has nothing to turn to. */
export const OnlyPage = meta.story({
  args: { page: 1, totalPages: 1, total: 5, note: 'Times in Berlin time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Times in Berlin time')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const NoEntries = meta.story({ args: { page: 1, totalPages: 0, total: 0 } })

function Turning() {
  const [page, setPage] = useState(2)
  return <Pager page={page} totalPages={3} total={30} onPageChange={setPage} />
}
/** At the last and the first page the pressed button is disabled; the keyboard stays at the pager. */
export const TurningByKeyboard = meta.story({
  ...unpictured,
  tags: ['!dev', '!autodocs', '!picture'],
  render: () => <Turning />,
  play: async ({ canvas }) => {
    const pager = canvas.getByRole('navigation', { name: 'Pages' })
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled())
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await expect(pager).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  },
})
