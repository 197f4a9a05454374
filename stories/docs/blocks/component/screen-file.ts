import { fields, textOr } from '@/shop/shared/stored'
import { fileNamed } from './sources'

const filesOf = (props: unknown): readonly string[] =>
  Object.values(fields(props)).flatMap((prop) => {
    const { declarations } = fields(prop)
    return Array.isArray(declarations)
      ? declarations.flatMap((each: unknown) => textOr(fields(each).fileName, ''))
      : []
  })

/** Name and file of a screen from react-docgen-typescript: 'screens/admin/coupons/coupon-card'. */
export function screenFileOf(component: unknown): { name: string; path: string } | undefined {
  const { displayName: name, props } = fields(fields(Object.assign({}, component)).__docgenInfo)
  if (typeof name !== 'string') return undefined
  const path = filesOf(props)
    .map((file) => /src\/(screens\/.+)\.tsx$/.exec(file)?.[1])
    .find((each) => each !== undefined)
  // Props may be declared in a file without the component.
  const found = path ?? fileNamed(name)
  return found === undefined ? undefined : { name, path: found }
}
