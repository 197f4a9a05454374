/** Keys parted by blanks (an underscore is a blank inside a name), and what they do. */
export type KeyRow = readonly [keys: string, effect: string]

const press: KeyRow = ['Enter Space', 'Presses the button.']
const type: KeyRow = ['Tab', 'Moves the focus into the field and on.']
const none: readonly KeyRow[] = []

const list: readonly KeyRow[] = [
  ['↓ ↑', 'Opens the list, then marks the next or previous option.'],
  ['Enter', 'Takes the marked option.'],
  ['Escape', 'Closes the list and keeps the value.'],
  ['Letters', 'Narrow the list; the number of hits is announced.'],
]
const radios: readonly KeyRow[] = [
  ['Tab', 'Goes to the chosen option, or to the first one.'],
  ['→ ↓', 'Chooses the next option.'],
  ['← ↑', 'Chooses the previous option.'],
]
const modal: readonly KeyRow[] = [
  ['Tab Shift+Tab', 'Moves through the controls inside and stays there.'],
  ['Escape', 'Closes; the focus returns to where it came from.'],
]

/** Which keys work where: read by the component pages and the page on accessibility. */
export const keyboardMap = {
  'Alert dialog': [
    ['Tab Shift+Tab', 'Moves between the two buttons; the focus starts on the cancel button.'],
    ['Enter Space', 'Presses the focused button.'],
    ['Escape', 'Cancels; does nothing while the action runs.'],
  ],
  Avatar: none,
  Badge: none,
  Breadcrumb: [['Tab', 'Goes from link to link; the page itself is no stop.']],
  Button: [press],
  Card: none,
  Carousel: [
    ['Tab', 'Goes to the indicators, pause, previous and next. Focus inside pauses the turning.'],
    ['Enter Space', 'Shows the slide of the indicator, pauses or turns.'],
  ],
  'Chart frame': [
    ['Tab', 'Goes to the switch between graph and table, then into the table.'],
    ['Enter Space', 'Switches the view.'],
    ['← →', 'On a line: shows the previous or next value.'],
  ],
  Checkbox: [['Space', 'Turns it on or off.']],
  Chip: [
    ['Enter Space', 'Turns the filter on or off.'],
    ['Tab', 'On a removable chip: goes to its cross.'],
  ],
  'Close button': [press],
  Collapsible: [['Enter Space', 'Opens or closes the text.']],
  'Colour picker': [...radios, ['# 0–9 A–F', 'In the field at the end: a colour of one’s own.']],
  Combobox: [...list, ['Tab', 'Leaves the field; an emptied field takes the choice back.']],
  Container: none,
  'Copy field': [
    ['Tab', 'Goes to the text, which is selected at once, then to the button.'],
    ['Enter Space', 'Copies; the result is announced.'],
  ],
  'Date field': [
    ['← →', 'Moves between day, month and year.'],
    ['↑ ↓', 'Changes the part in focus.'],
    ['Space', 'Opens the calendar of the browser where it has one.'],
  ],
  Dialog: modal,
  Drawer: modal,
  'Dropdown menu': [
    ['Enter Space ↓', 'Opens the menu and marks its first item.'],
    ['↑ ↓ Home End', 'Marks another item.'],
    ['Letters', 'Mark the item that begins with them.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
  ],
  'Empty state': [['Tab', 'Goes to the action, where there is one.']],
  'Error state': [['Enter Space', 'Presses “try again”.']],
  Field: [['Tab', 'Goes to the control; a click on the label does so too.']],
  'Field set': [['Tab', 'Goes through the controls inside.']],
  'Filter bar': [
    ['Tab', 'Goes through the filters in reading order.'],
    ['Enter Space', 'Takes an active filter away, or all of them.'],
  ],
  'Form error summary': [
    ['Enter Space', 'Moves the focus to the control of the error.'],
    ['Tab', 'Goes from error to error.'],
  ],
  'Icon button': [press],
  'Icon picker': radios,
  Input: [type],
  Link: [['Enter', 'Follows the link.']],
  'Multi combobox': [...list, ['Backspace', 'In the empty field: takes the last value back.']],
  'Native select': [['↓ ↑ Letters', 'Chooses, as the browser does it.']],
  Note: [['Tab', 'Goes to the action, where there is one.']],
  'Number stepper': [
    ['↑ ↓', 'One step up or down.'],
    ['Page_Up Page_Down', 'Ten steps.'],
    ['Home End', 'The smallest or largest number.'],
  ],
  'Page header': none,
  Pager: [press],
  Pagination: [
    ['Tab', 'Goes from page to page.'],
    ['Enter', 'Follows the link of the page.'],
  ],
  'Password input': [type, ['Enter Space', 'On the eye: shows or hides the password.']],
  Picture: none,
  Price: none,
  Progress: none,
  'Radio group': radios,
  Rating: none,
  'Rating input': radios,
  'Search field': [['Escape', 'Empties the field and keeps the focus.']],
  'Segmented control': [
    ['← →', 'Moves to the previous or next way.'],
    ['Enter Space', 'Chooses it.'],
  ],
  Select: [
    ['Enter Space ↓ ↑', 'Opens the list.'],
    ['↑ ↓ Home End', 'Marks an option.'],
    ['Letters', 'Go to the option that begins with them, closed too.'],
    ['Enter', 'Takes the marked option.'],
    ['Escape', 'Closes the list and keeps the value.'],
  ],
  'Side navigation': [
    ['Tab', 'Goes from section to section.'],
    ['Enter', 'Opens the section.'],
  ],
  Skeleton: none,
  Spinner: none,
  'Stat card': none,
  Status: none,
  Switch: [['Space', 'Turns it on or off.']],
  Table: [
    ['Tab', 'Goes to the frame, so that arrow keys scroll it, then to what is inside.'],
    ['Enter Space', 'On the head of a column: sorts upwards, then downwards.'],
  ],
  Tabs: [
    ['← →', 'Shows the previous or next panel; the ends meet.'],
    ['Home End', 'Shows the first or last panel.'],
    ['Tab', 'Goes on into the panel.'],
  ],
  'Tag input': [
    ['Enter ,', 'Adds the word.'],
    ['Backspace', 'In the empty field: removes the last word.'],
  ],
  Textarea: [type],
  Toast: [
    ['F8', 'Moves the focus to the toasts.'],
    ['Tab', 'Goes through their actions and crosses.'],
    ['Escape', 'Closes the toast in focus.'],
  ],
  Tooltip: [
    ['Tab', 'Focus on the control shows the tip.'],
    ['Escape', 'Hides it.'],
  ],
  Upload: [
    ['Enter Space', 'On the button: opens the file dialog of the system.'],
    ['Tab', 'Goes through the files: their actions, then delete.'],
  ],
  'Visually hidden': none,
} as const satisfies Record<string, readonly KeyRow[]>

export type MappedComponent = keyof typeof keyboardMap
export const isMapped = (name: string): name is MappedComponent => Object.hasOwn(keyboardMap, name)
