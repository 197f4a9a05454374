import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isPermission } from '@/shop/roles/permissions'
import { camel, pascal, sentence, type NewScreen } from './names'
import { listSection, sectionFiles } from './section'
import { namespaceOf, writeTexts } from './texts'

const USAGE = `Usage: npm run new:screen -- storefront/cart/gift-page
       npm run new:screen -- admin/gifts/gift-cards [--section coupons.read]
Area, subject and name, in lower case with dashes; --section makes the subject a section, opened by a permission.`

function asked(): NewScreen | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { section: { type: 'string' } },
  })
  const [, area, subject, name] =
    /^(storefront|admin)\/([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(positionals[0] ?? '') ?? []
  const needs = values.section
  if (subject === undefined || name === undefined) return undefined
  if (needs !== undefined && (area !== 'admin' || !isPermission(needs))) return undefined
  return { area: area === 'admin' ? 'admin' : 'storefront', subject, name, needs }
}

/** What is written, and the template of each that lies beside this file. */
function filesOf(screen: NewScreen) {
  const path = `${screen.area}/${screen.subject}/${screen.name}`
  const template = screen.area === 'admin' ? 'template-list' : 'template-page'
  return [
    { file: `src/screens/${path}.tsx`, template: `${template}.tsx` },
    { file: `stories/${path}.stories.tsx`, template: `${template}.stories.tsx` },
    ...(screen.needs === undefined ? [] : sectionFiles(screen)),
  ]
}

/** A template with the names of this screen. */
function written(template: string, screen: NewScreen): string {
  const { area, subject, name, needs = '' } = screen
  const texts = namespaceOf(screen)
  const key = camel(name)
  return readFileSync(join(import.meta.dirname, template), 'utf8')
    .replaceAll('Area/Subject/', `${pascal(area)}/${sentence(subject)}/`)
    .replaceAll(/'\.\.?\/template-(?:page|list)'/g, `'@/screens/${area}/${subject}/${name}'`)
    .replaceAll("'@apps/admin/sections/definition'", "'../definition'")
    .replaceAll("'@apps/admin/shared/", "'../../shared/")
    .replaceAll(/'(catalogue|adminCoupons)'/g, `'${texts}'`)
    .replaceAll("'coupons.read'", `'${needs}'`)
    .replaceAll(/'coupons'|(?<==)coupons(?=')/g, (found) => found.replace('coupons', subject))
    .replaceAll("t('title')", `t('${key}.title')`)
    .replaceAll(/t\('(?:emptyTitle|noneYet)'\)/g, `t('${key}.empty')`)
    .replaceAll("t('form.name')", `t('${key}.name')`)
    .replaceAll("t('noneYetHint')", `t('${key}.hint')`)
    .replaceAll("t('loadFailed')", `t('${key}.loadFailed')`)
    .replaceAll('templateSection', camel(subject))
    .replaceAll('TemplateSection', `${pascal(subject)}Section`)
    .replaceAll(/Template(?:Page|List)/g, pascal(name))
    .replaceAll(/template-(?:page|list)/g, name)
    .replaceAll(/Template (?:page|list)/g, sentence(name))
}

const screen = asked()
const files = screen ? filesOf(screen) : []
const taken = files.find(({ file }) => existsSync(file))
if (!screen || taken) {
  console.error(taken ? `${taken.file} exists already; nothing was written.` : USAGE)
  process.exitCode = 1
} else {
  const texts = files.map(({ template }) => written(template, screen))
  for (const [index, { file }] of files.entries()) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, texts[index] ?? '')
  }
  const changed = [
    ...files.map(({ file }) => file),
    ...writeTexts(screen),
    ...(screen.needs === undefined ? [] : [listSection(screen)]),
  ]
  execFileSync(join('node_modules', '.bin', 'oxfmt'), changed)
  console.log([...new Set(changed)].join('\n'))
  if (screen.needs !== undefined)
    console.log('Still to do: the Turkish name, in admin.json and in apps/admin/sections/sections.test.ts')
}
