import { userEvent } from '@testing-library/user-event'

/** Who acts: user-event itself, what its `setup()` gives, or Storybook's, whose steps show in its panel. */
export interface User {
  readonly clear: (element: Element) => Promise<unknown>
  readonly click: (element: Element) => Promise<unknown>
  readonly keyboard: (text: string) => Promise<unknown>
  readonly selectOptions: (select: Element, option: HTMLElement) => Promise<unknown>
  readonly type: (element: Element, text: string) => Promise<unknown>
}

export interface TesterOptions {
  /** @default user-event's direct calls */
  readonly user?: User
}

export const directUser: User = userEvent
