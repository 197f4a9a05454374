/**
 * Inline script of server-rendered pages: remembers which buttons are pressed and which fields are changed before
 * hydration, and repeats each once afterwards. The pointer's events come first, because menus and tabs open on them,
 * and because they hydrate a part of the page that is not yet. A field's value is set anew, because React ignores a
 * change to the value it knows.
 */
export const REMEMBER_INPUT = `{
  const touched = new Map()
  const remember = ({ target }) => {
    const element = target.closest?.('button, input, select')
    if (element) touched.set(element, element.value)
  }
  for (const type of ['click', 'input']) addEventListener(type, remember, true)
  window.forgetInput = () => {
    for (const type of ['click', 'input']) removeEventListener(type, remember, true)
  }
  window.repeatInput = () => {
    for (const [element, value] of touched) {
      const send = (Type, type) => element.dispatchEvent(new Type(type, { bubbles: true, cancelable: true }))
      send(PointerEvent, 'pointerdown')
      if (element.localName === 'button') {
        send(MouseEvent, 'mousedown')
        send(MouseEvent, 'click')
      } else {
        element.value = ''
        Reflect.set(element.constructor.prototype, 'value', value, element)
        send(Event, 'change')
      }
    }
    touched.clear()
  }
}`

declare global {
  interface Window {
    /** Stops remembering; from hydration on React handles input itself. */
    forgetInput?: () => void
    /** Repeats what was pressed, typed and chosen before hydration. */
    repeatInput?: () => void
  }
}
