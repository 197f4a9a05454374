import { fileNamed } from './sources'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const filesOf = (docgen: unknown): readonly string[] => {
  if (!isRecord(docgen) || !isRecord(docgen.props)) return []
  return Object.values(docgen.props).flatMap((prop) => {
    const declarations: unknown = isRecord(prop) ? prop.declarations : undefined
    if (!Array.isArray(declarations)) return []
    return declarations.flatMap((each: unknown) =>
      isRecord(each) && typeof each.fileName === 'string' ? [each.fileName] : [],
    )
  })
}

/** Name and file of a screen from react-docgen-typescript: 'screens/admin/coupons/coupon-card'. */
export function screenFileOf(component: unknown): { name: string; path: string } | undefined {
  // A component in `memo` is an object.
  if (typeof component !== 'function' && !isRecord(component)) return undefined
  const docgen: unknown = Reflect.get(component, '__docgenInfo')
  const name: unknown = isRecord(docgen) ? docgen.displayName : undefined
  if (typeof name !== 'string') return undefined
  const path = filesOf(docgen)
    .map((file) => /src\/(screens\/.+)\.tsx$/.exec(file)?.[1])
    .find((each) => each !== undefined)
  // Props may be declared in a file without the component.
  const found = path ?? fileNamed(name)
  return found === undefined ? undefined : { name, path: found }
}
