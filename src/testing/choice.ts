import { screen, waitFor, within } from '@testing-library/dom'
import { directUser, type TesterOptions } from './user'

type Name = string | RegExp

const isOpen = (control: HTMLElement) => control.getAttribute('aria-expanded') === 'true'

async function closed(control: HTMLElement): Promise<void> {
  await waitFor(() => {
    if (isOpen(control)) throw new Error('The list is still open.')
  })
}

const optionsIn = (list: HTMLElement) => within(list).queryAllByRole('option')
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

/** Chooses in a `Select` or `NativeSelect`. @param control what has the role combobox */
export function selectTester(control: HTMLElement, { user = directUser }: TesterOptions = {}) {
  const open = async () => {
    control.focus()
    if (!isOpen(control)) await user.keyboard('{ArrowDown}')
    return screen.findByRole('listbox')
  }
  return {
    control,
    /** Names of all options. The list is closed again. */
    options: async (): Promise<string[]> => {
      if (control instanceof HTMLSelectElement) return textsOf(optionsIn(control))
      const names = textsOf(optionsIn(await open()))
      await user.keyboard('{Escape}')
      await closed(control)
      return names
    },
    choose: async (name: Name): Promise<void> => {
      if (control instanceof HTMLSelectElement) {
        await user.selectOptions(control, within(control).getByRole('option', { name }))
        return
      }
      await user.click(within(await open()).getByRole('option', { name }))
      await closed(control)
    },
  }
}

/** Searches and chooses in a `Combobox`. @param input what has the role combobox */
export function comboboxTester(input: HTMLElement, { user = directUser }: TesterOptions = {}) {
  return {
    input,
    /** Types in place of what is there. @returns the names of the options that are offered */
    search: async (query: string): Promise<string[]> => {
      await user.clear(input)
      await user.type(input, query)
      return textsOf(optionsIn(await screen.findByRole('listbox')))
    },
    /** Waits for an option that may come from a server, and presses it. */
    choose: async (name: Name): Promise<void> => {
      if (!isOpen(input)) await user.click(input)
      await user.click(await screen.findByRole('option', { name }))
    },
  }
}
