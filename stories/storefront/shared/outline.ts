import { expect, within } from '@storybook/test'

/** What a screen reader stops at: landmarks, headings, groups, fields, buttons. */
const ROLES = [
  ...['banner', 'main', 'complementary', 'navigation', 'region', 'form', 'dialog'],
  ...['heading', 'group', 'radiogroup', 'list'],
  ...['textbox', 'combobox', 'spinbutton', 'radio', 'checkbox', 'switch', 'progressbar'],
  ...['button', 'link'],
]

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** A role and its name; an empty name is none. */
type Stop = readonly [role: string, name: string]

/** ARIA knows no role of a password's field; it is a stop all the same. */
const passwordsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('input[type=password]')]

const stopsIn = (root: HTMLElement) =>
  [...ROLES, 'password']
    .flatMap((role) => {
      const elements = role === 'password' ? passwordsIn(root) : within(root).queryAllByRole(role)
      return elements.map((element) => ({ role, element }))
    })
    .sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1))

/** The accessible tree below an element, in reading order: every stop with its name, and no other. */
export async function expectOutline(root: HTMLElement, expected: readonly Stop[]): Promise<void> {
  const found = stopsIn(root)
  await expect(found.map(({ role }) => role)).toEqual(expected.map(([role]) => role))
  for (const [place, { element }] of found.entries()) {
    const name = expected[place]?.[1]
    if (name === '') await expect(element).not.toHaveAccessibleName()
    else await expect(element).toHaveAccessibleName(name)
  }
}
