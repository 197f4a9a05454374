import { screen, waitFor, within } from '@testing-library/dom'
import { directUser, type TesterOptions } from './user'

interface DialogOptions extends TesterOptions {
  readonly name?: string | RegExp
  /** @default 'dialog'; a question is an 'alertdialog' */
  readonly role?: 'dialog' | 'alertdialog'
}

/**
 * Queries of a modal once it takes presses, since it sets `pointer-events: none` on the page one render before it does, and
 * is seen: it fades in.
 */
export async function pressable(modal: HTMLElement) {
  await waitFor(() => {
    const { pointerEvents, opacity } = getComputedStyle(modal)
    if (pointerEvents === 'none' || opacity === '0') throw new Error('The modal takes no presses yet.')
  })
  return within(modal)
}

/** Queries of the open dialog, drawer or question. */
export async function dialogTester({ name, role = 'dialog', user = directUser }: DialogOptions = {}) {
  const element = await screen.findByRole(role, name === undefined ? {} : { name })
  return {
    ...(await pressable(element)),
    element,
    /** Presses Escape and waits until it is gone. */
    close: async () => {
      await user.keyboard('{Escape}')
      await waitFor(() => {
        if (element.isConnected) throw new Error('Escape does not close the dialog.')
      })
    },
  }
}
