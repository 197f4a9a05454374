import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { importedPackages, reachablePackages, readLock } from './runtime-packages'

const manifest = z.object({
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Lock file entry without its dev flag; optional packages stay optional. */
function released(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isOptional = entry.devOptional === true || entry.optional === true
  const remaining = Object.entries(entry).filter(
    ([name]) => !['dev', 'devOptional', 'optional'].includes(name),
  )
  return { ...Object.fromEntries(remaining), ...(isOptional && { optional: true }) }
}

/**
 * Writes the built shop to a folder that runs with `node server.js`, including its runtime packages in the versions of
 * package-lock.json. @returns their names
 */
export function writeRelease(folder: string): string[] {
  const { version, license, engines } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const lock = readLock('package-lock.json')
  const names = importedPackages('dist/server')
  const places = reachablePackages(lock, names)

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('dist/server', folder, { recursive: true })
  for (const app of ['storefront', 'storefront-server', 'admin']) {
    cpSync(join('dist', app), join(folder, app), { recursive: true })
  }
  cpSync('apps/tooling/deploy', join(folder, 'deploy'), { recursive: true })
  // Packages of other systems are in the lock file but not installed.
  for (const place of places.filter((each) => existsSync(each))) {
    cpSync(place, join(folder, place), {
      recursive: true,
      filter: (source) => !source.slice(place.length).includes('/node_modules'),
    })
  }
  const dependencies = Object.fromEntries(
    names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '']),
  )
  const shop = { name: 'verda-shop', version, private: true, license, type: 'module', engines, dependencies }
  writeFileSync(join(folder, 'package.json'), json({ ...shop, scripts: { start: 'node server.js' } }))
  const locked = readFileSync('package-lock.json', 'utf8')
  const all = z
    .object({ packages: z.record(z.string(), z.looseObject({})) })
    .parse(JSON.parse(locked)).packages
  const packages = Object.fromEntries(places.map((place) => [place, released(all[place] ?? {})]))
  writeFileSync(
    join(folder, 'package-lock.json'),
    json({
      name: shop.name,
      version,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': shop, ...packages },
    }),
  )
  return names
}
