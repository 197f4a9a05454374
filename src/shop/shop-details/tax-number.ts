/** ISO 7064, MOD 11,10: the last digit checks those before it. */
function isChecked(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10
    product = (2 * (sum === 0 ? 10 : sum)) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** Vergi kimlik numarası: ten digits, the last one checks the others. */
export function isVkn(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits.slice(0, 9)].reduce((before, digit, place) => {
    const moved = (Number(digit) + 9 - place) % 10
    const value = (moved * 2 ** (9 - place)) % 9
    return before + (moved !== 0 && value === 0 ? 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1))
}

const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0)

/** T.C. kimlik numarası, the tax number of a sole trader in Türkiye: eleven digits, the last two check the others. */
function isTckn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const all = [...digits].map(Number)
  const odd = sumOf(all.filter((_, place) => place < 9 && place % 2 === 0))
  const even = sumOf(all.filter((_, place) => place < 9 && place % 2 === 1))
  // Ten more sevens than nines keeps the difference positive.
  const tenth = (odd * 7 - even + 70) % 10
  return all[9] === tenth && all[10] === sumOf(all.slice(0, 10)) % 10
}

/** A Steuernummer as its state or the whole country writes it. Each state has check digits of its own, so its form is all. */
const STEUERNUMMER = /^(?:\d{2,3}\/\d{3,4}\/\d{4,5}|\d{13})$/
/** A VAT number of another country: its letters and two to thirteen characters with a digit. */
const OTHER_COUNTRY = /^(?!DE)[A-Z]{2,3}(?=[A-Z+*]*\d)[0-9A-Z+*]{2,13}$/

/**
 * Whether a shop can be known to its tax office by this number: German USt-IdNr. or Steuernummer, Turkish VKN or TCKN,
 * or a VAT number of another country. Spaces, points and hyphens do not matter.
 */
export function isTaxNumber(typed: string): boolean {
  const number = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (/^DE/.test(number)) return /^DE[1-9]\d{8}$/.test(number) && isChecked(number.slice(2))
  return isVkn(number) || isTckn(number) || STEUERNUMMER.test(number) || OTHER_COUNTRY.test(number)
}
