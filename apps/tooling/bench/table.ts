import { cpus, release, totalmem, type } from 'node:os'

export type TableRow = Readonly<Record<string, string>>

/** Median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const all = values.toSorted((a, b) => a - b)
  const middle = Math.floor(all.length / 2)
  const upper = all[middle] ?? NaN
  return all.length % 2 === 1 ? upper : ((all[middle - 1] ?? NaN) + upper) / 2
}

/** 1234.5 → '1,235'; small values keep a decimal. */
export const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : 1 })

export const ratio = (value: number): string => value.toFixed(2)

/** A value with its target and whether it is met. */
export const withTarget = (text: string, target: string, met: boolean): string =>
  `${text} (${target}${met ? '' : ', MISSED'})`

/** Prints the tables that have rows, with date and machine. */
export function printTables(tables: Readonly<Record<string, readonly TableRow[]>>): void {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, ` +
      `${memory} GiB, ${type()} ${release()}, Node ${process.version}`,
  )
  for (const [title, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue
    console.log(`\n${title}`)
    console.table(rows)
  }
}
