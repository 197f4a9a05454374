import { build, isBuilt } from './build'
import { writeRelease } from './release/write-release'

const FOLDER = 'dist/release'

if (!isBuilt()) await build()
const packages = writeRelease(FOLDER)
console.log(
  `${FOLDER} runs by \`node server.js\`; it needs ${packages.length} packages: ${packages.join(', ')}`,
)
