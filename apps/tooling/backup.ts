import { backUpRunning } from '../api/platform/control/control-client'
import { backUp } from '../api/platform/db/backup'
import { onDatabase } from './database/on-database'

await onDatabase('npm run backup -- <file>', async (open, file, { databaseUrl, dataDir }) => {
  // A running shop locks its embedded database, so it writes the backup itself.
  const fromRunning = databaseUrl === undefined ? await backUpRunning(dataDir, file) : undefined
  const rows = fromRunning ?? (await open((database) => backUp(database, file)))
  return `${rows} rows written to ${file}`
})
