import { icon, mirroredIcon } from './icon'

export const ArrowLeftIcon = /* @__PURE__ */ mirroredIcon('M19.5 12h-15M10.5 6l-6 6 6 6')
export const ArrowRightIcon = /* @__PURE__ */ mirroredIcon('M4.5 12h15M13.5 6l6 6-6 6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19V5M6 11l6-6 6 6')
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ mirroredIcon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ mirroredIcon('M9.5 6l6 6-6 6')
export const ChevronUpIcon = /* @__PURE__ */ icon('M6 14.5l6-6 6 6')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const CommandIcon = /* @__PURE__ */ icon(
  'M9 9h6v6H9zM9 9V6.5A2.5 2.5 0 1 0 6.5 9H9ZM15 9h2.5A2.5 2.5 0 1 0 15 6.5V9ZM15 15v2.5a2.5 2.5 0 1 0 2.5-2.5H15ZM9 15H6.5A2.5 2.5 0 1 0 9 17.5V15Z',
)
export const ExternalIcon = /* @__PURE__ */ mirroredIcon('M9 5H5v14h14v-4M13 5h6v6M19 5l-8.5 8.5')
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10.5 18h3')
export const GridIcon = /* @__PURE__ */ icon(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 8h16M4 16h16')
export const MoreIcon = /* @__PURE__ */ icon(
  'M5.25 12a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0ZM11.25 12a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0ZM17.25 12a.75.75 0 1 0 1.5 0 .75.75 0 0 0-1.5 0Z',
)
export const PlayIcon = /* @__PURE__ */ icon('M7.5 5v14l11-7-11-7Z')
export const SearchIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16')
export const SortIcon = /* @__PURE__ */ icon('M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5')
