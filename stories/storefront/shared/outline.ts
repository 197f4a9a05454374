import { expect, within } from '@storybook/test'

/** The roles a screen reader stops at: landmarks, headings, groups, fields, buttons. */
const ROLES = [
  ...['banner', 'main', 'complementary', 'navigation', 'region', 'form', 'dialog'],
  ...['heading', 'group', 'radiogroup', 'list'],
  ...['textbox', 'combobox', 'spinbutton', 'radio', 'checkbox', 'switch', 'progressbar'],
  ...['button', 'link'],
]

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** A role and its accessible name; an empty string means no name. */
type Stop = readonly [role: string, name: string]

/** Password inputs have no ARIA role, but screen readers stop at them too. */
const passwordsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('input[type=password]')]

const stopsIn = (root: HTMLElement) =>
  [...ROLES, 'password']
    .flatMap((role) => {
      const elements = role === 'password' ? passwordsIn(root) : within(root).queryAllByRole(role)
      return elements.map((element) => ({ role, element }))
    })
    .sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1))

/** Expects exactly these stops below the element, in reading order and with these accessible names. */
export async function expectOutline(root: HTMLElement, expected: readonly Stop[]): Promise<void> {
  const found = stopsIn(root)
  await expect(found.map(({ role }) => role)).toEqual(expected.map(([role]) => role))
  for (const [place, { element }] of found.entries()) {
    const name = expected[place]?.[1]
    if (name === '') await expect(element).not.toHaveAccessibleName()
    else await expect(element).toHaveAccessibleName(name)
  }
}
