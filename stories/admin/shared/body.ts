import { within } from '@storybook/test'

/** Queries of the whole page: dialogs and toasts stand outside the story's own element. */
export const body = (element: HTMLElement) => within(element.ownerDocument.body)

/** Queries of the open dialog. */
export const dialogIn = async (element: HTMLElement, name?: string | RegExp) =>
  within(await body(element).findByRole('dialog', name === undefined ? {} : { name }))

/** Queries of the open question. */
export const questionIn = async (element: HTMLElement) =>
  within(await body(element).findByRole('alertdialog'))
