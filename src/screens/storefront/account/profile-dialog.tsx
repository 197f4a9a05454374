/**
 * Profile settings: personal data, preferences, password. States: loading, error, ready; each tab is saved separately:
 * idle, saving, saved, failed. Closing with unsaved changes asks for confirmation.
 */
import { useState } from 'react'
import type { UserProfile } from '@/shop/account/account'
import { CrownIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'
import { Badge } from '@/ui/badge'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { onEscape } from '../layout/on-escape'
import type { ProfileTab } from './profile-types'
import { ProfileTabs, type ProfileTabsProps } from './profile-tabs'

export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly profile: UserProfile }

export interface ProfileDialogProps extends Omit<
  ProfileTabsProps,
  'profile' | 'initialTab' | 'onDirtyChange'
> {
  open: boolean
  state: ProfileState
  /** @default 'personal' */
  initialTab?: ProfileTab
  onClose: () => void
  onRetry: () => void
}

export function ProfileDialog({
  open,
  state,
  onClose,
  onRetry,
  initialTab = 'personal',
  ...rest
}: ProfileDialogProps) {
  const t = useTranslations('account')
  const [dirty, setDirty] = useState(false)
  const [asking, setAsking] = useState(false)
  const handleClose = () => (dirty ? setAsking(true) : onClose())
  return (
    <Dialog open={open} onOpenChange={(next) => !next && handleClose()}>
      {/* As high as its longest tab wants to be, so that the tabs stay under the finger. */}
      <DialogContent
        size="l"
        aria-describedby={undefined}
        onKeyDown={onEscape(handleClose)}
        className="min-h-[min(56rem,100dvh-1.5rem)]"
      >
        <DialogHeader className="pb-2.5">
          <DialogTitle>{t('profile.title')}</DialogTitle>
          {state.status === 'ready' && <ProfileSubtitle profile={state.profile} />}
        </DialogHeader>
        {state.status === 'ready' && (
          <ProfileTabs
            // Remounted when the user changes, so that no input of another account remains.
            key={state.profile.id}
            profile={state.profile}
            initialTab={initialTab}
            onDirtyChange={setDirty}
            {...rest}
          />
        )}
        {state.status === 'error' && (
          <DialogBody>
            <ErrorState
              headingLevel={3}
              title={t('profile.loadFailed')}
              retrying={state.retrying}
              onRetry={onRetry}
            >
              {state.message}
            </ErrorState>
          </DialogBody>
        )}
        {state.status === 'loading' && <ProfileLoading />}
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          tone="neutral"
          title={t('profile.discardTitle')}
          description={t('profile.discardText')}
          confirmLabel={t('profile.discard')}
          cancelLabel={t('profile.keepEditing')}
          onConfirm={() => {
            setAsking(false)
            onClose()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

function ProfileSubtitle({ profile }: { profile: UserProfile }) {
  const t = useTranslations('account')
  const format = useFormat()
  return (
    <>
      <DialogDescription className="text-small">{profile.email}</DialogDescription>
      {profile.premiumUntil && (
        <Badge variant="accent" className="mt-2.5">
          <CrownIcon size="s" />
          {t('profile.premiumUntil', { date: format.date(profile.premiumUntil) })}
        </Badge>
      )}
    </>
  )
}

function ProfileLoading() {
  const t = useTranslations('account')
  return (
    <DialogBody>
      <LoadingRegion label={t('profile.loading')} className="grid gap-5">
        <Skeleton className="w-2/3" />
        {['w-1/4', 'w-1/3', 'w-2/5', 'w-1/5'].map((width) => (
          <div key={width}>
            <Skeleton className={width} />
            <Skeleton shape="block" className="mt-2 h-12" />
          </div>
        ))}
      </LoadingRegion>
    </DialogBody>
  )
}
