import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, isBuilt } from './build'
import { writeRelease } from './release/write-release'

const FOLDER = 'dist/release'

if (!isBuilt()) await build()
const packages = writeRelease(FOLDER)
// What the release is made of, for whoever has to ask whether a weakness is in it.
const bill = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
writeFileSync(join(FOLDER, 'sbom.json'), execFileSync('npm', bill, { cwd: FOLDER }))
console.log(
  `${FOLDER} runs by \`node server.js\`; it needs ${packages.length} packages: ${packages.join(', ')}`,
)
