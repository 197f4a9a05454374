/** Mail domains that many customers have. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'live.de',
  'yahoo.com',
  'yahoo.de',
  'icloud.com',
  'me.com',
  'aol.com',
  'posteo.de',
  'mailbox.org',
  'bluewin.ch',
] as const

/** True if one letter is missing, added or wrong, or two neighbours are swapped. */
function isOneTypo(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  const [left, right] = [typed.slice(start), meant.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

/**
 * The address that was probably meant, where the domain is one typo away from a common one; undefined where there is
 * nothing to offer. The domain as typed may exist as well.
 */
export function likelyEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || COMMON.some((each) => each === domain)) return undefined
  const meant = COMMON.find((each) => isOneTypo(domain, each))
  return meant && `${email.slice(0, at)}@${meant}`
}
