const PAUSE = /^\*, \*:before, \*:after \{\s*animation/

/**
 * Keeps Storybook from pausing animations after each test, by rules for every element that cost three times the style of
 * the whole page, an eighth of a test run. With reduced motion the product has no animations to pause
 * (`src/tokens/base.css`).
 */
export function skipPause({ head }: Document): void {
  const append = head.appendChild.bind(head)
  head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement && PAUSE.test(node.textContent)) node.textContent = ''
    return append(node)
  }
}
