/** A copy without the named fields. */
export function omit<T extends object, Name extends keyof T>(
  value: T,
  ...names: readonly Name[]
): Omit<T, Name> {
  const rest = { ...value }
  for (const name of names) Reflect.deleteProperty(rest, name)
  return rest
}
