import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { z } from 'zod'

const dependencies = z.record(z.string(), z.string()).default({})
const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dependencies,
  optionalDependencies: dependencies,
  peerDependencies: dependencies,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})
const lockFile = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), lockedPackage) })

export type LockFile = z.infer<typeof lockFile>
type LockedPackage = z.infer<typeof lockedPackage>

export const readLock = (path: string): LockFile => lockFile.parse(JSON.parse(readFileSync(path, 'utf8')))

/** Imported by the server only when run from source, never when built. */
const LOADER = 'tsx'

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** External packages imported by built files, without Node's built-in modules. */
export function importedPackages(folder: string): string[] {
  const found = new Set<string>()
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, name), 'utf8'))
    for (const { fileName } of importedFiles) {
      if (fileName.startsWith('.')) continue
      const imported = packageOf(fileName)
      const isBuiltIn = imported.startsWith('node:') || builtinModules.includes(imported)
      if (!isBuiltIn && imported !== LOADER) found.add(imported)
    }
  }
  return [...found].sort()
}

/** Lock file path at which Node resolves `name` from a package: next to it or in a parent. */
function locate(lock: LockFile, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const key = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (key in lock.packages) return key
    if (place === '') return undefined
  }
}

/** Dependencies without optional peers. */
const neededBy = ({
  dependencies: needed,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) => [
  ...Object.keys(needed),
  ...Object.keys(optionalDependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
]

/** The packages and their transitive dependencies by lock file path. @throws Error if one is missing */
export function reachablePackages(lock: LockFile, names: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (from: string, name: string, isOptional: boolean) => {
    const key = locate(lock, from, name)
    if (key === undefined && isOptional) return
    if (key === undefined) throw new Error(`${name} is imported, but package-lock.json does not have it`)
    if (reached.has(key)) return
    reached.add(key)
    const locked = lock.packages[key]
    if (!locked) return
    for (const needed of neededBy(locked)) visit(key, needed, needed in locked.optionalDependencies)
  }
  for (const name of names) visit('', name, false)
  return [...reached].sort()
}
