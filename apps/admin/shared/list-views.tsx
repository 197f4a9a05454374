import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isFailure } from '@/client'
import { useTranslations } from '@/i18n'
import type { ListView, ViewInput, ViewSection } from '@/shop/list-views/list-views'
import { createView, deleteView, listViews, updateView } from '@/shop/list-views/list-views.client'
import type { ViewDialogProps, ViewRefusal } from '@/screens/admin/shared/views/view-dialog'
import { SaveViewButton, ViewTabs, type ReadyView } from '@/screens/admin/shared/views/view-tabs'
import { AlertDialog } from '@/ui/alert-dialog'
import { useHttp } from '../app/application'
import { PartFailure } from '../layout/route-failure'

const ViewDialog = lazy(() =>
  import('@/screens/admin/shared/views/view-dialog').then(
    (module) => ({ default: module.ViewDialog }),
    () => ({ default: ({ onCancel }: ViewDialogProps) => <PartFailure onClose={onCancel} /> }),
  ),
)

export const viewsKey = (section: ViewSection) => ['views', section] as const

const NONE: readonly ListView[] = []

/** The views of a list that are kept on the server; none while they cannot be read. */
export function useViews(section: ViewSection): readonly ListView[] {
  const http = useHttp()
  const { data } = useQuery({ queryKey: viewsKey(section), queryFn: () => listViews(http, section) })
  return data ?? NONE
}

const refusalOf = (error: Error | null): ViewRefusal | undefined => {
  if (!error) return undefined
  if (!isFailure(error) || error.code !== 'CONFLICT') return 'failed'
  return error.details.field === 'name' ? 'nameTaken' : 'tooMany'
}

interface ListViewsProps {
  section: ViewSection
  saved: readonly ListView[]
  /** What the list shows now, as it stands in the address. */
  current: string
  ready?: readonly ReadyView[]
  counts?: readonly (number | undefined)[]
  onApply: (query: string) => void
  /**
   * Which part is drawn: the tabs, the button that saves what is shown, or both side by side.
   * @default 'both'
   */
  part?: 'tabs' | 'button' | 'both'
}

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly view: ListView }

/** Tabs of a list's views with the dialogs that save, change and delete one. */
export function ListViews({ section, part = 'both', ...props }: ListViewsProps) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const save = () => setOpen({ kind: 'new' })
  return (
    <>
      {part === 'button' ? (
        <SaveViewButton {...props} onSave={save} />
      ) : (
        <ViewTabs
          {...props}
          onEdit={(view) => setOpen({ kind: 'edit', view })}
          onRemove={(view) => setOpen({ kind: 'remove', view })}
          {...(part === 'both' && { onSave: save })}
        />
      )}
      <Suspense>
        {open?.kind === 'new' && <SaveView section={section} query={props.current} onClose={close} />}
        {open?.kind === 'edit' && <EditView section={section} view={open.view} onClose={close} />}
      </Suspense>
      {open?.kind === 'remove' && <RemoveView section={section} view={open.view} onClose={close} />}
    </>
  )
}

/** The parts of a list screen that keep its filters as views. */
export function useListViews(
  section: ViewSection,
  { view, applyView }: { readonly view: string; readonly applyView: (query: string) => void },
) {
  const saved = useViews(section)
  const views = { section, saved, current: view, onApply: applyView }
  return {
    tabs: saved.length > 0 && <ListViews {...views} part="tabs" />,
    button: <ListViews {...views} part="button" />,
  }
}

/** A change of the views, after which they are read again. */
function useViewChange<Input, Answer>(section: ViewSection, change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey(section) }),
  })
}

interface SaveViewProps {
  section: ViewSection
  query: string
  onClose: () => void
}

function SaveView({ section, query, onClose }: SaveViewProps) {
  const http = useHttp()
  const creation = useViewChange(section, (view: ViewInput) => createView(http, section, view))
  return (
    <ViewDialog
      mode="new"
      saving={creation.isPending}
      refusal={refusalOf(creation.error)}
      onSave={(view) => creation.mutate({ ...view, query }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}

interface ChangeViewProps {
  section: ViewSection
  view: ListView
  onClose: () => void
}

function EditView({ section, view, onClose }: ChangeViewProps) {
  const http = useHttp()
  const { id, query } = view
  const change = useViewChange(section, (next: ViewInput) => updateView(http, id, next))
  return (
    <ViewDialog
      mode="edit"
      view={view}
      saving={change.isPending}
      refusal={refusalOf(change.error)}
      onSave={(next) => change.mutate({ ...next, query }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}

function RemoveView({ section, view, onClose }: ChangeViewProps) {
  const http = useHttp()
  const t = useTranslations('adminViews')
  const common = useTranslations('admin')
  const removal = useViewChange(section, () => deleteView(http, view.id))
  const text = view.isShared ? t('removeSharedText') : t('removeText')
  return (
    <AlertDialog
      size="admin"
      open
      title={t('removeTitle', { name: view.name })}
      description={removal.isError ? t('removeFailed') : text}
      confirmLabel={common('form.delete')}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onClose })}
      onOpenChange={(open) => !open && onClose()}
    />
  )
}
