import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { openDatabase } from './open'

/**
 * Writes an empty, migrated database as `database.tar.gz` for the built server to begin with: the
 * build runs it once, so that no first start waits for it.
 */
export async function writeTemplate(path: string): Promise<void> {
  const database = await openDatabase({})
  if (!database.dump) throw new Error('only the embedded database makes a template')
  await writeFile(path, gzipSync(await database.dump(), { level: 6 }))
  await database.close()
}
