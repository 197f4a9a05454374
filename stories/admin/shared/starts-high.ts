import { expect, within } from '@storybook/test'
import { whenPhone } from '../../fixtures/windows'

/** On a phone the first row of a list is seen without scrolling. */
export const startsHigh = whenPhone(async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const main = within(canvasElement).getByRole('main')
  const [first] = within(main).getAllByRole('listitem')
  await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(200)
})
