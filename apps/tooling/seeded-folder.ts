import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ProductServer } from './server'

/** The build removes what an earlier one has seeded. */
export const SEEDED = join('dist', 'seeded')

/**
 * Data folder of the built product after its first start, with the demo catalogue. It is made once a day and build: a
 * first start computes for five seconds, one on a copy of this folder for three.
 */
export async function seededFolder(): Promise<string> {
  // The demo catalogue's dates are those of the day.
  const folder = join(SEEDED, new Date().toISOString().slice(0, 10))
  if (existsSync(folder)) return folder
  const first = await ProductServer.start()
  const copy = join(SEEDED, String(process.pid))
  try {
    await first.stop()
    cpSync(first.dataDir, copy, { recursive: true })
    renameSync(copy, folder)
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error
  } finally {
    await first.dispose()
    rmSync(copy, { recursive: true, force: true })
  }
  return folder
}
