/** Grid of four StatCards; two columns with smaller figures on phones. */
export const statGrid =
  'grid grid-cols-2 gap-4 max-sm:gap-2.5 xl:grid-cols-4 max-sm:[&_[data-slot=stat-card]]:px-3.5 max-sm:[&_dd:first-of-type]:text-[1.25rem]'
