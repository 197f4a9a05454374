import { userEvent, within } from '@storybook/test'
import { openFromMenu } from './account'

export const open = () => openFromMenu('Profil', /Ihr Profil/)
export type Dialog = Awaited<ReturnType<typeof open>>

/** Selects the tab and returns its form; the other tabs' forms stay mounted but hidden. */
export async function formOf(dialog: Dialog, tab: string) {
  await userEvent.click(await dialog.findByRole('tab', { name: tab }))
  return within(dialog.getByRole('tabpanel', { name: tab }))
}
export const save = (form: Dialog) => userEvent.click(form.getByRole('button', { name: 'Speichern' }))
