import { cpus, release, totalmem, type } from 'node:os'

export type TableRow = Readonly<Record<string, string>>

/** 1234.5 → '1,235'; small values keep a decimal. */
export const figure = (value: number): string =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumFractionDigits: 1 })

export const ratio = (value: number): string => value.toFixed(2)

/** A value with its target and whether it is met. */
export const withTarget = (text: string, target: string, met: boolean): string =>
  `${text} (${target}${met ? '' : ', MISSED'})`

/** For example `8 × AMD EPYC, 32 GiB, Linux 6.1, Node v20.19.0`. */
export function machine(): string {
  const all = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${all.length} × ${all[0]?.model.trim() ?? 'CPU'}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`
}

/** Text table with aligned columns in the order of the first row. */
export function textTable(rows: readonly TableRow[]): string {
  const [first] = rows
  if (!first) return ''
  const columns = Object.keys(first)
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function markdownTable(rows: readonly TableRow[]): string {
  const [first] = rows
  if (!first) return ''
  const columns = Object.keys(first)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n')
}

/** Prints tables with date and machine; optionally as Markdown. */
export function printTable(tables: Readonly<Record<string, readonly TableRow[]>>, asMarkdown: boolean): void {
  const day = new Date().toISOString().slice(0, 10)
  console.log(`${day}, ${machine()}`)
  for (const [title, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue
    console.log(`\n${asMarkdown ? `**${title}**\n\n${markdownTable(rows)}` : `${title}\n${textTable(rows)}`}`)
  }
}
