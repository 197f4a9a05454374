/** FAULTS=full: full intensity as promised; otherwise a fraction that is affordable in every `npm test`. */
export const isFull = process.env.FAULTS === 'full'

export const intensity = isFull
  ? { seeds: [1, 2, 3, 4, 5], kills: 50, hostile: 10_000, timed: true }
  : { seeds: [1], kills: 10, hostile: 3_700, timed: false }

/** PostgreSQL server for the databases of the file; if empty, the embedded database is used in memory. */
export function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined || url === '') {
    throw new Error('no TEST_DATABASE_URL: run `npm run test:faults`, which brings a PostgreSQL')
  }
  return url
}
