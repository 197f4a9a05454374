import { expect } from '@storybook/test'
import { dialogIn } from '../../fixtures/body'

/** Expects a busy submit button and read-only fields. */
export const sending = (name: string) =>
  async function play({ canvasElement }: { readonly canvasElement: HTMLElement }) {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByLabelText('E-Mail-Adresse')).toHaveAttribute('readonly')
  }
