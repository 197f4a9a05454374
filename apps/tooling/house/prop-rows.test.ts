import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { propProse } from '../../../.storybook/prop-prose'
import { screenProse } from '../../../.storybook/screen-prose'
import { filesOf, textOf } from './source'

const root = join(import.meta.dirname, '../../..')

/** Components with a props table in Storybook. */
const documented = new Set(
  filesOf(['stories'], ['.stories.tsx', '.mdx']).flatMap((file) =>
    [...textOf(file).matchAll(/^ {2}component: (\w+),|<ArgTypes of=\{(\w+)\}/gm)].map(
      ([, own, beside]) => own ?? beside,
    ),
  ),
)

const files = filesOf(['src/ui', 'src/screens'], ['.tsx']).map((file) => join(root, file))
const program = ts.createProgram(files, {
  strict: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
})
const checker = program.getTypeChecker()

/** Own props of a component without a comment or shared description. */
function unexplained(component: ts.FunctionDeclaration): string[] {
  const [props] = component.parameters
  if (!props) return []
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(props))
    .filter(
      (prop) => !prop.declarations?.every((each) => each.getSourceFile().fileName.includes('node_modules')),
    )
    .filter((prop) => prop.getDocumentationComment(checker).length === 0)
    .map((prop) => prop.getName())
    .filter((name) => !propProse[name] && !screenProse[name])
}

const components = program
  .getSourceFiles()
  .filter(({ fileName }) => files.includes(fileName))
  .flatMap((file) => file.statements)
  .filter(ts.isFunctionDeclaration)
  .flatMap((node) => (node.name && documented.has(node.name.text) ? [{ name: node.name.text, node }] : []))

describe('rows of props tables', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(120)
  })

  it('all have a description', () => {
    expect(
      components.flatMap(({ name, node }) => unexplained(node).map((prop) => `${name}.${prop}`)),
    ).toEqual([])
  })
})
