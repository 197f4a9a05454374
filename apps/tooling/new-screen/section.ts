import { readFileSync, writeFileSync } from 'node:fs'
import { camel, type NewScreen } from './names'

const SECTIONS = 'apps/admin/sections/index.ts'

/** A section's files: its definition, its container, and the flow that opens it. */
export const sectionFiles = ({ subject }: NewScreen) => [
  { file: `apps/admin/sections/${subject}/index.ts`, template: 'section/index.ts' },
  { file: `apps/admin/sections/${subject}/section.tsx`, template: 'section/section.tsx' },
  { file: `stories/flows/admin/${subject}.stories.tsx`, template: 'section/flow.stories.tsx' },
]

/** Lists the section, which puts it into the sidebar and the command palette, before those with sample data. */
export function listSection({ subject }: NewScreen): string {
  const before = readFileSync(SECTIONS, 'utf8')
  const after = before
    .replace(
      /(?=^import type \{ SectionDefinition \})/m,
      `import { ${camel(subject)} } from './${subject}'\n`,
    )
    .replace(/(?=^ {2}germany,$)/m, `  ${camel(subject)},\n`)
  writeFileSync(SECTIONS, after)
  return SECTIONS
}
