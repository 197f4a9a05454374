import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

/** Hashes of differences that a reviewer wants, one a line. */
const ACCEPTED = '.github/accepted-pictures.txt'
const FOUND = '.vitest-attachments'
const ENDING = '-actual-chromium-linux.png'
const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ failureMessages: z.array(z.string()) })),
    }),
  ),
})

const pixelsOf = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** Hash of what has changed, wherever it stands: a button that is changed on all pages is one difference. */
async function hashOf(before: string, after: string): Promise<string> {
  const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const { width, height } = is.info
  const isResized = was.info.width !== width || was.info.height !== height
  let [left, top, right, bottom] = isResized ? [0, 0, width, height] : [width, height, 0, 0]
  for (let at = 0; at < is.data.length && !isResized; at += 1) {
    if (Math.abs((is.data[at] ?? 0) - (was.data[at] ?? 0)) < 8) continue
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)]
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  const box = { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  const hash = createHash('sha256')
  for (const file of isResized ? [after] : [before, after])
    hash.update(await sharp(file).extract(box).raw().toBuffer())
  return hash.digest('hex').slice(0, 16)
}

/** Components before collections before the screens that show them. */
const rankOf = (name: string) => ['ui-', 'matrix-', ''].findIndex((start) => name.startsWith(start))

/** Pictures by equal difference, the causes first. */
async function differences(): Promise<[hash: string, names: readonly string[]][]> {
  const files = existsSync(FOUND) ? readdirSync(FOUND, { recursive: true, encoding: 'utf8' }) : []
  const groups = new Map<string, string[]>()
  for (const file of files.filter((each) => each.endsWith(ENDING))) {
    const name = basename(file, ENDING)
    const hash = await hashOf(`node_modules/.cache/pictures/${name}.png`, join(FOUND, file))
    groups.set(hash, [...(groups.get(hash) ?? []), name])
  }
  const byCause = (a: string, b: string) => rankOf(a) - rankOf(b) || a.localeCompare(b)
  return [...groups]
    .map(([hash, names]): [string, string[]] => [hash, names.toSorted(byCause)])
    .toSorted(([, [a = '']], [, [b = '']]) => byCause(a, b))
}

const args = process.argv.slice(2)
const isAccepting = args.includes('--accept')
const json = 'dist/visual/report.json'
if (!isAccepting) {
  for (const folder of [FOUND, 'dist/visual']) rmSync(folder, { recursive: true, force: true })
  const reporters = ['default', 'json', 'html'].map((name) => `--reporter=${name}`)
  const outputs = [`--outputFile.json=${json}`, '--outputFile.html=dist/visual/index.html']
  const env = { ...process.env, PICTURES: '1', NODE_ENV: 'production' }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook', ...reporters, ...outputs]
  spawnSync(process.execPath, [...vitest, ...args], { stdio: 'inherit', env })
}
const { testResults } = report.parse(JSON.parse(readFileSync(json, 'utf8')))
const others = testResults
  .flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap((each) => each.failureMessages),
  ])
  .filter(
    (message) =>
      message !== '' && !/Screenshot does not match|No existing reference screenshot/.test(message),
  )
const accepted = existsSync(ACCEPTED) ? readFileSync(ACCEPTED, 'utf8') : ''
const open = (await differences()).filter(([hash]) => !accepted.includes(hash))
for (const [hash, names] of open) {
  console.log(`${hash}  ${names.length === 1 ? '1 picture' : `${names.length} pictures, all alike`}`)
  for (const name of names) console.log(`  ${name}`)
  if (isAccepting) appendFileSync(ACCEPTED, `${hash} ${names[0] ?? ''}\n`)
}
if (open.length > 0 && !isAccepting)
  console.log(`Side by side: npx vite preview --outDir dist/visual. Wanted: npm run test:visual -- --accept.`)
for (const message of others) console.error(message)
if (open.length === 0 && others.length === 0) console.log('Every difference is accepted, or there is none.')
process.exitCode = others.length > 0 || (open.length > 0 && !isAccepting) ? 1 : 0
