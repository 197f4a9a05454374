/** Words that keep their capitals. */
const PROPER = 'CSV English German Germany IBAN Lira PayPal PDF Sparabo Turkey Turkish URL Verda'.split(' ')
const properOf = (word: string) => PROPER.find((each) => each.toLowerCase() === word.toLowerCase())

/** 'With Coupon And Gift', as Storybook reads a story's export, as 'With coupon and gift'. */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map(
      (word, index) =>
        properOf(word) ?? (index > 0 && /^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word),
    )
    .join(' ')
