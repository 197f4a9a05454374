export const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
export const camel = (text: string) => pascal(text).replace(/^./, (letter) => letter.toLowerCase())
/** 'gift-page' as a reader writes it: 'Gift page'. */
export const sentence = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The screen that is asked for: `<area>/<subject>/<name>`, in the back office also with its section's permission. */
export interface NewScreen {
  readonly area: 'storefront' | 'admin'
  readonly subject: string
  readonly name: string
  readonly needs: string | undefined
}
