import { backUp } from '../api/platform/db/backup'
import { onDatabase } from './database/on-database'

await onDatabase('npm run backup -- <file>', async (database, file) => {
  const rows = await backUp(database, file)
  return `${rows} rows written to ${file}`
})
