import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Panel } from '../shared/panel'
import type { ShopVersion } from './shop-types'

interface ShopHistoryProps {
  history: readonly ShopVersion[]
  /** Number of the current version. */
  current: number
  restoring: number | undefined
  onRestore: (version: number) => void
}

/** Saved versions with author and time; an earlier one can be loaded into the form and reviewed before saving. */
export function ShopHistory({ history, current, restoring, onRestore }: ShopHistoryProps) {
  const t = useTranslations('adminShop')
  const format = useFormat()
  return (
    <Panel title={t('history.title')} aria-label={t('history.title')}>
      {history.length === 0 ? (
        <p className="p-4.5 text-text-muted">{t('history.none')}</p>
      ) : (
        <ul className="divide-y divide-border">
          {history.map(({ version, actor, at }) => (
            <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4.5 py-2.5">
              <b className="font-semibold tabular-nums">{t('history.version', { version })}</b>
              <span className="me-auto text-text-muted">
                {actor}, {format.date(at, 'time')}
              </span>
              {version === current ? (
                <span className="text-a-small text-text-muted">{t('history.current')}</span>
              ) : (
                <Button
                  variant="outline"
                  size="admin"
                  loading={restoring === version}
                  disabled={restoring !== undefined}
                  aria-label={t('history.restoreOne', { version })}
                  onClick={() => onRestore(version)}
                >
                  {t('history.restore')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
