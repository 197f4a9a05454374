import { DEFAULT_CATEGORY_ICON } from '../../../domain/catalogue/category'
import { BoxIcon } from '../../../icons'
import { iconRegistry, type IconName } from '../../../icons/registry'

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconRegistry, name)

/** A category's icon: one of ours by its name, else the emoji that was typed. */
export function CategoryIcon({ icon }: { icon: string }) {
  if (isIconName(icon)) {
    const Icon = iconRegistry[icon]
    return <Icon size="l" />
  }
  // The default emoji, or an icon class of another system, which has no picture here.
  if (icon === DEFAULT_CATEGORY_ICON || /^[\w\s-]*$/.test(icon)) return <BoxIcon size="l" />
  return (
    <span aria-hidden="true" className="text-[1.375rem]/none">
      {icon}
    </span>
  )
}
