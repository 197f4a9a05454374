import { restore } from '../api/platform/db/backup'
import { onDatabase } from './database/on-database'

await onDatabase('npm run restore -- <file>', async (database, file) => {
  const rows = await restore(database, file)
  return `${rows} rows restored from ${file}`
})
