import type { ComponentType } from 'react'
import {
  BoxIcon,
  ClockIcon,
  CrownIcon,
  CupIcon,
  FlaskIcon,
  GiftIcon,
  GlobeIcon,
  HeartIcon,
  HomeIcon,
  LeafIcon,
  MapPinIcon,
  MoonIcon,
  ShieldIcon,
  SproutIcon,
  StarIcon,
  SunIcon,
  TagIcon,
  UsersIcon,
} from '.'
import type { IconProps } from './icon'

/** Icons suitable for categories by the name under which a category keeps them, in display order. */
export const categoryIcons = {
  leaf: LeafIcon,
  sprout: SproutIcon,
  cup: CupIcon,
  flask: FlaskIcon,
  box: BoxIcon,
  gift: GiftIcon,
  heart: HeartIcon,
  star: StarIcon,
  sun: SunIcon,
  moon: MoonIcon,
  shield: ShieldIcon,
  crown: CrownIcon,
  tag: TagIcon,
  home: HomeIcon,
  clock: ClockIcon,
  'map-pin': MapPinIcon,
  globe: GlobeIcon,
  users: UsersIcon,
} as const satisfies Readonly<Record<string, ComponentType<IconProps>>>
export type CategoryIconName = keyof typeof categoryIcons

const isCategoryIcon = (name: string): name is CategoryIconName => Object.hasOwn(categoryIcons, name)

/** Icon of a category: one of `categoryIcons` by its name, or an emoji. */
export function CategoryIcon({ icon }: { icon: string }) {
  // The default emoji and icon class names of other systems are shown as a generic box.
  const name = isCategoryIcon(icon) ? icon : icon === '📦' || /^[\w\s-]*$/.test(icon) ? 'box' : undefined
  if (name === undefined) {
    return (
      <span aria-hidden="true" className="text-[1.375rem]/none">
        {icon}
      </span>
    )
  }
  const Icon = categoryIcons[name]
  return <Icon size="l" />
}
