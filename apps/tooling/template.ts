import { writeTemplate } from '../api/db/template'

await writeTemplate('dist/server/database.tar.gz')
