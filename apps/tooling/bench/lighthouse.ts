import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { median } from './rounds'

/** Fetched on first use: with its 156 packages it was a quarter of what every installation unpacked. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Audit {
  /** 0 to 100; median of the runs. */
  readonly scores: Readonly<Record<Category, number>>
  readonly cls: number
  /** Milliseconds. */
  readonly lcp: number
}

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  runtimeError: z.object({ message: z.string() }).optional(),
})

async function audit(url: string, port: number): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, `--port=${port}`],
      ...[`--only-categories=${CATEGORIES.join(',')}`, '--output=json', '--quiet'],
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { audits, categories, runtimeError } = reportSchema.parse(JSON.parse(stdout))
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    cls: value('cumulative-layout-shift'),
    lcp: value('largest-contentful-paint'),
  }
}

/** Audits several URLs in turns, so that other load on the machine affects all of them. */
export async function auditByTurns<K extends string>(
  urls: Readonly<Record<K, string>>,
  rounds: number,
  port: number,
): Promise<Readonly<Record<K, Audit>>>
export async function auditByTurns(
  urls: Readonly<Record<string, string>>,
  rounds: number,
  port: number,
): Promise<Readonly<Record<string, Audit>>> {
  const results = new Map<string, Audit[]>(Object.keys(urls).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) results.get(name)?.push(await audit(url, port))
  }
  return Object.fromEntries(
    [...results].map(([name, audits]) => {
      const middle = (of: (each: Audit) => number) => median(audits.map(of))
      return [
        name,
        {
          scores: {
            performance: middle(({ scores }) => scores.performance),
            accessibility: middle(({ scores }) => scores.accessibility),
            'best-practices': middle(({ scores }) => scores['best-practices']),
            seo: middle(({ scores }) => scores.seo),
          },
          cls: middle(({ cls }) => cls),
          lcp: middle(({ lcp }) => lcp),
        },
      ]
    }),
  )
}
