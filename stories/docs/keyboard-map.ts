/** Keys separated by spaces (an underscore stands for a space inside a key name), and what they do. */
export type KeyRow = readonly [keys: string, effect: string]

const press: KeyRow = ['Enter Space', 'Activates the button.']
const type: KeyRow = ['Tab', 'Moves focus into the field and on to the next control.']
const none: readonly KeyRow[] = []

const list: readonly KeyRow[] = [
  ['↓ ↑', 'Opens the list, then highlights the next or previous option.'],
  ['Enter', 'Selects the highlighted option.'],
  ['Escape', 'Closes the list and keeps the value.'],
  ['Letters', 'Filter the list; the number of matches is announced.'],
]
const radios: readonly KeyRow[] = [
  ['Tab', 'Moves to the selected option, or to the first one.'],
  ['→ ↓', 'Selects the next option.'],
  ['← ↑', 'Selects the previous option.'],
]
const modal: readonly KeyRow[] = [
  ['Tab Shift+Tab', 'Moves through the controls inside, without leaving it.'],
  ['Escape', 'Closes it; focus returns to where it came from.'],
]

/** Keyboard support per component, used by the component pages and the accessibility page. */
export const keyboardMap = {
  'Alert dialog': [
    ['Tab Shift+Tab', 'Moves between the two buttons; focus starts on the cancel button.'],
    ['Enter Space', 'Activates the focused button.'],
    ['Escape', 'Cancels; does nothing while the action is running.'],
  ],
  Avatar: none,
  Badge: none,
  Breadcrumb: [['Tab', 'Moves from link to link; the current page is not a tab stop.']],
  Button: [press],
  Card: none,
  Carousel: [
    ['Tab', 'Moves through the indicators, pause, previous and next. Focus inside pauses autoplay.'],
    ['Enter Space', 'Shows the slide of the indicator, pauses or moves on.'],
  ],
  'Chart frame': [
    ['Tab', 'Moves to the switch between chart and table, then into the table.'],
    ['Enter Space', 'Switches the view.'],
    ['← →', 'On a line: shows the previous or next value.'],
  ],
  Checkbox: [['Space', 'Toggles it.']],
  Chip: [
    ['Enter Space', 'Toggles the filter.'],
    ['Tab', 'On a removable chip: moves to its remove button.'],
  ],
  'Close button': [press],
  Collapsible: [['Enter Space', 'Opens or closes the text.']],
  'Colour picker': [...radios, ['# 0–9 A–F', 'In the field at the end: enters a custom colour.']],
  Combobox: [...list, ['Tab', 'Leaves the field; an emptied field clears the selection.']],
  Container: none,
  'Copy field': [
    ['Tab', 'Moves to the text, which is selected, then to the button.'],
    ['Enter Space', 'Copies; the result is announced.'],
  ],
  'Date field': [
    ['← →', 'Moves between day, month and year.'],
    ['↑ ↓', 'Changes the focused part.'],
    ['Space', 'Opens the browser’s calendar, where there is one.'],
  ],
  Dialog: modal,
  Drawer: modal,
  'Dropdown menu': [
    ['Enter Space ↓', 'Opens the menu and highlights its first item.'],
    ['↑ ↓ Home End', 'Highlights another item.'],
    ['Letters', 'Highlight the item that begins with them.'],
    ['Escape', 'Closes the menu; focus returns to the button.'],
  ],
  'Empty state': [['Tab', 'Moves to the action, if there is one.']],
  'Error state': [['Enter Space', 'Activates “Try again”.']],
  Field: [['Tab', 'Moves to the control; so does a click on the label.']],
  'Field set': [['Tab', 'Moves through the controls inside.']],
  'Filter bar': [
    ['Tab', 'Moves through the filters in reading order.'],
    ['Enter Space', 'Removes an active filter, or all of them.'],
  ],
  'Form error summary': [
    ['Enter Space', 'Moves focus to the control with the error.'],
    ['Tab', 'Moves from error to error.'],
  ],
  Grid: none,
  'Icon button': [press],
  'Icon picker': radios,
  Input: [type],
  Link: [['Enter', 'Follows the link.']],
  'Multi combobox': [...list, ['Backspace', 'In the empty field: removes the last value.']],
  'Native select': [['↓ ↑ Letters', 'Selects an option, as the browser defines it.']],
  Note: [['Tab', 'Moves to the action, if there is one.']],
  'Number stepper': [
    ['↑ ↓', 'One step up or down.'],
    ['Page_Up Page_Down', 'Ten steps.'],
    ['Home End', 'The smallest or largest number.'],
  ],
  'Page header': none,
  Pager: [press],
  Pagination: [
    ['Tab', 'Moves from page to page.'],
    ['Enter', 'Opens the page; by state Space does, too.'],
  ],
  'Password input': [type, ['Enter Space', 'On the reveal button: shows or hides the password.']],
  Picture: none,
  Popover: [
    ['Enter Space', 'Opens it; focus moves to its first control.'],
    ['Tab Shift+Tab', 'Moves through the controls inside.'],
    ['Escape', 'Closes it; focus returns to the trigger.'],
  ],
  Price: none,
  Progress: none,
  'Radio group': radios,
  Rating: none,
  'Rating input': radios,
  'Search field': [['Escape', 'Clears the field and keeps focus.']],
  'Segmented control': [
    ['← →', 'Moves to the previous or next segment.'],
    ['Enter Space', 'Selects it.'],
  ],
  Select: [
    ['Enter Space ↓ ↑', 'Opens the list.'],
    ['↑ ↓ Home End', 'Highlights an option.'],
    ['Letters', 'Jump to the option that begins with them, even when closed.'],
    ['Enter', 'Selects the highlighted option.'],
    ['Escape', 'Closes the list and keeps the value.'],
  ],
  'Side navigation': [
    ['Tab', 'Moves from section to section.'],
    ['Enter', 'Opens the section.'],
  ],
  Skeleton: none,
  Slider: [
    ['→ ↑', 'One step more.'],
    ['← ↓', 'One step less.'],
    ['Page_Up Page_Down', 'A tenth of the line.'],
    ['Home End', 'The smallest or largest value.'],
  ],
  Spinner: none,
  Stack: none,
  'Stat card': none,
  Status: none,
  Switch: [['Space', 'Toggles it.']],
  Table: [
    ['Tab', 'Moves to the frame, so that arrow keys scroll it, then to its content.'],
    ['Enter Space', 'On a column header: sorts ascending, then descending.'],
  ],
  Tabs: [
    ['← →', 'Shows the previous or next panel, wrapping around.'],
    ['Home End', 'Shows the first or last panel.'],
    ['Tab', 'Moves into the panel.'],
  ],
  'Tag input': [
    ['Enter , Tab', 'Adds the word.'],
    ['Backspace', 'In the empty field: removes the last word.'],
  ],
  Text: none,
  Textarea: [type],
  Toast: [
    ['F8', 'Moves focus to the toasts.'],
    ['Tab', 'Moves through their actions and close buttons.'],
    ['Escape', 'Closes the focused toast.'],
  ],
  Tooltip: [
    ['Tab', 'Focusing the control shows the tooltip.'],
    ['Escape', 'Hides it.'],
  ],
  Upload: [
    ['Enter Space', 'On the button: opens the system’s file dialog.'],
    ['Tab', 'Moves through the files: their actions, then delete.'],
  ],
  'Visually hidden': none,
} as const satisfies Record<string, readonly KeyRow[]>

export type MappedComponent = keyof typeof keyboardMap
export const isMapped = (name: string): name is MappedComponent => Object.hasOwn(keyboardMap, name)
