import { TableSkeleton } from '@/ui/table-states'
import { usePhone } from '../use-narrow'

/** Skeleton of a table; fewer columns on phones. */
export function ListSkeleton({ columns, rows = 10 }: { columns: number; rows?: number }) {
  const phone = usePhone()
  return (
    <table className="w-full">
      <tbody>
        <TableSkeleton columns={phone ? 2 : columns} rows={rows} />
      </tbody>
    </table>
  )
}
