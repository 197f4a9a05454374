import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** The package is ESM only, so results for CommonJS and node10 resolution are ignored. */
const SUPPORTED = ['node16-esm', 'bundler']

async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [
      './styles.css',
      './page.css',
      './tokens.json',
      './verda.resolver.json',
      './namespaces.json',
      './package.json',
    ],
  })
  if (!result.types) return ['the package has no types']
  return result.problems.flatMap((problem) => {
    const isSupported = !('resolutionKind' in problem) || SUPPORTED.includes(problem.resolutionKind)
    return isSupported && problem.kind !== 'CJSResolvesToESM' ? [JSON.stringify(problem)] : []
  })
}

/** Problems that publint and "Are the types wrong?" find in a packed package. */
export async function problemsOfPackage(path: string): Promise<string[]> {
  const tarball = readFileSync(path)
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true })
  // The template has a test of its own.
  const linted = messages
    .filter(({ code }) => code !== 'USE_FILES')
    .map((message) => formatMessage(message, pkg) ?? message.code)
  return [...linted, ...(await typeProblems(tarball))]
}
