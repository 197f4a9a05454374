import { restore } from '../api/platform/db/backup'
import { onDatabase } from './database/on-database'

await onDatabase(
  'npm run restore -- <file>',
  async (open, file) => {
    const rows = await open((database) => restore(database, file))
    return `${rows} rows restored from ${file}`
  },
  { mustExist: false },
)
