/** The hundred most common passwords that meet the minimum length, in lower case. */
const list = `
123456 123456789 12345678 password qwerty123 qwerty 111111 1234567 1234567890 123123
abc123 password1 iloveyou 000000 dragon monkey letmein 654321 football baseball
master sunshine princess welcome shadow ashley michael superman 1q2w3e 1q2w3e4r
1qaz2wsx qazwsx qwertyuiop 123321 666666 121212 777777 888888 987654321 999999
222222 555555 112233 123654 159753 101010 696969 trustno1 jordan harley
hunter ranger buster soccer hockey killer george charlie andrew michelle
love123 jessica pepper daniel access joshua maggie starwars summer thomas
freedom whatever nicole hannah chelsea biteme matthew amanda cheese computer
corvette ginger hammer secret cookie flower zxcvbnm asdfgh asdfghjkl 1q2w3e4r5t
passwort hallo123 schatz hallo1234 galatasaray fenerbahce besiktas admin123 changeme password123
`

/** Parsed on demand, so that bundles that do not call this can drop the list. */
export const commonPasswords = (): string[] => list.trim().split(/\s+/)

export const isCommonPassword = (password: string): boolean =>
  commonPasswords().includes(password.toLowerCase())
