import { within } from '@testing-library/dom'
import { directUser, type TesterOptions } from './user'

/** Chooses among `Tabs`. @param list what has the role tablist */
export function tabsTester(list: HTMLElement, { user = directUser }: TesterOptions = {}) {
  const tab = (name: string | RegExp) => within(list).getByRole('tab', { name })
  return {
    list,
    tab,
    /** The chosen tab. */
    selected: () => within(list).getByRole('tab', { selected: true }),
    /** @returns the panel that belongs to the tab */
    choose: async (name: string | RegExp): Promise<HTMLElement> => {
      await user.click(tab(name))
      const panel = list.ownerDocument.getElementById(tab(name).getAttribute('aria-controls') ?? '')
      if (!panel) throw new Error(`The tab ${String(name)} has no panel.`)
      return panel
    },
  }
}
