import { icon } from './icon'

export const AlertIcon = /* @__PURE__ */ icon('M12 4l9 16H3L12 4ZM12 10v4.5M12 17.3v.01')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19.5 12h-15M10.5 6l-6 6 6 6')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6l6 6-6 6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19V5M6 11l6-6 6 6')
export const BagIcon = /* @__PURE__ */ icon('M6 8h12l1 12H5L6 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5')
export const BanIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.6 5.6l12.8 12.8')
export const BankIcon = /* @__PURE__ */ icon(
  'M4 10h16L12 4 4 10ZM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16M4.5 17h15',
)
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4')
export const BoxIcon = /* @__PURE__ */ icon('M12 3.5l8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9')
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4')
export const CardIcon = /* @__PURE__ */ icon('M3 6h18v12.5H3zM3 10h18M6.5 15h4')
export const ChartIcon = /* @__PURE__ */ icon('M4 20h16M7 20v-7M12 20V6M17 20v-10')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6')
export const ChevronUpIcon = /* @__PURE__ */ icon('M6 14.5l6-6 6 6')
export const ClockIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const CommandIcon = /* @__PURE__ */ icon(
  'M9 9h6v6H9zM9 9V6.5A2.5 2.5 0 1 0 6.5 9H9ZM15 9h2.5A2.5 2.5 0 1 0 15 6.5V9ZM15 15v2.5a2.5 2.5 0 1 0 2.5-2.5H15ZM9 15H6.5A2.5 2.5 0 1 0 9 17.5V15Z',
)
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9zM15 9V4H4v11h5')
export const CrownIcon = /* @__PURE__ */ icon('M4 18h16M4.5 15 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8h-15Z')
export const CupIcon = /* @__PURE__ */ icon(
  'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9ZM16 10.5h2a2.5 2.5 0 0 1 0 5h-2M8.5 3.5c-1 1 1 1.5 0 3M12.5 3.5c-1 1 1 1.5 0 3',
)
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M6.5 10.5 12 16l5.5-5.5M4.5 20h15')
export const EditIcon = /* @__PURE__ */ icon('M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3')
export const ExternalIcon = /* @__PURE__ */ icon('M9 5H5v14h14v-4M13 5h6v6M19 5l-8.5 8.5')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M10.5 6.2A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.5 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 6h16M7 12h10M10.5 18h3')
export const FlaskIcon = /* @__PURE__ */ icon(
  'M9.5 3.5h5M10.5 3.5V10L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9V3.5M7.5 15h9',
)
export const GiftIcon = /* @__PURE__ */ icon(
  'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C8 7.5 7 6 7 5s.8-1.5 1.7-1.5C10.5 3.5 12 5.5 12 7.5ZM12 7.5c4 0 5-1.5 5-2.5s-.8-1.5-1.7-1.5C13.5 3.5 12 5.5 12 7.5Z',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z',
)
export const GridIcon = /* @__PURE__ */ icon(
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20C5.5 15.5 3.5 12 3.5 8.8A4.6 4.6 0 0 1 12 6.3a4.6 4.6 0 0 1 8.5 2.5C20.5 12 18.5 15.5 12 20Z',
)
export const HistoryIcon = /* @__PURE__ */ icon('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2')
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9Z')
export const ImageIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.01')
export const InfoIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.8v.01')
export const LeafIcon = /* @__PURE__ */ icon(
  'M5 19C4 10 9 5 20 4.5 20 15 15 20 8 18.5M4.5 20.5C7 15.5 10 12.5 14 10.5',
)
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const LogoutIcon = /* @__PURE__ */ icon('M14 4H5v16h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5')
export const MailIcon = /* @__PURE__ */ icon('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5')
export const MapPinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6 7-11.5A7 7 0 0 0 5 9.5C5 15 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 8h16M4 16h16')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const MinusCircleIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12h8')
export const MonitorIcon = /* @__PURE__ */ icon('M3.5 5h17v11.5h-17zM12 16.5V20M8.5 20h7')
export const MoonIcon = /* @__PURE__ */ icon('M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5Z')
export const MoreIcon = /* @__PURE__ */ icon('M6 12v.01M12 12v.01M18 12v.01')
export const PercentIcon = /* @__PURE__ */ icon(
  'M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const RefreshIcon = /* @__PURE__ */ icon(
  'M20 11a8 8 0 0 0-14-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4l2-2M20 20v-5h-5',
)
export const SearchIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16')
export const SendIcon = /* @__PURE__ */ icon('M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4 17-6.5Z')
export const SettingsIcon = /* @__PURE__ */ icon(
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
)
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6l7-2.5ZM9 12l2.2 2.2L15.2 10',
)
export const SmartphoneIcon = /* @__PURE__ */ icon('M7 3h10v18H7zM11 18h2')
export const SortIcon = /* @__PURE__ */ icon('M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5')
export const SproutIcon = /* @__PURE__ */ icon(
  'M12 20.5V11M12 13C12 8 9 5.5 4 5.5 4 10.5 7 13 12 13ZM12 11c0-4 2.5-6.5 8-6.5 0 5-3 7-8 6.5',
)
export const StarIcon = /* @__PURE__ */ icon(
  'M12 3.8l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8L12 3.8Z',
)
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
)
export const TagIcon = /* @__PURE__ */ icon('M4 4h7.5L20.5 13 13 20.5 4 11.5V4ZM8 8v.01')
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
)
export const TruckIcon = /* @__PURE__ */ icon(
  'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19ZM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
)
export const UploadIcon = /* @__PURE__ */ icon('M12 16V5M6.5 10.5 12 5l5.5 5.5M4.5 20h15')
export const UserIcon = /* @__PURE__ */ icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
)
export const UsersIcon = /* @__PURE__ */ icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .7 3.2 2.2 3.5 5.2',
)
export const WifiOffIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4.5-2.6M19 12a10 10 0 0 0-4-2.5M12 19v.01',
)
