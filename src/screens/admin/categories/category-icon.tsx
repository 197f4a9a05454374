import { DEFAULT_CATEGORY_ICON } from '@/shop/categories/category'
import { BoxIcon } from '../../../icons'
import { iconRegistry, type IconName } from '../../../icons/registry'

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconRegistry, name)

/** Icon of a category: one of the icon set by its name, or an emoji. */
export function CategoryIcon({ icon }: { icon: string }) {
  if (isIconName(icon)) {
    const Icon = iconRegistry[icon]
    return <Icon size="l" />
  }
  // The default emoji and icon class names of other systems are shown as a generic box.
  if (icon === DEFAULT_CATEGORY_ICON || /^[\w\s-]*$/.test(icon)) return <BoxIcon size="l" />
  return (
    <span aria-hidden="true" className="text-[1.375rem]/none">
      {icon}
    </span>
  )
}
