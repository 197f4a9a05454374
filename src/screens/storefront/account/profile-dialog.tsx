/**
 * Profile settings: personal data, preferences, password. States: loading, error, ready; each tab saves by itself:
 * idle, saving, saved, failed. Unsaved changes ask before the dialog closes.
 */
import { useState } from 'react'
import type { UserProfile } from '../../../domain/account/account'
import { CrownIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import { AlertDialog } from '../../../ui/alert-dialog'
import { Badge } from '../../../ui/badge'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../../ui/dialog'
import { ErrorState } from '../../../ui/error-state'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton'
import { Tab, TabPanel, Tabs, TabsList } from '../../../ui/tabs'
import { onEscape } from '../layout/on-escape'
import { AddressNote } from './address-note'
import { ProfilePasswordForm } from './profile-password-form'
import { ProfilePersonalForm } from './profile-personal-form'
import { ProfilePrivacyPanel } from './profile-privacy-panel'
import { ProfilePreferencesForm } from './profile-preferences-form'
import {
  PROFILE_TABS,
  type PersonalDraft,
  type ProfileActions,
  type ProfileTab,
  type SaveState,
} from './profile-types'

export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly profile: UserProfile }

export interface ProfileDialogProps extends ProfileActions {
  open: boolean
  state: ProfileState
  /** How saving goes, by tab; left out means that nothing was saved yet. */
  saves?: Partial<Readonly<Record<ProfileTab, SaveState>>>
  /** How deleting the account goes. */
  deletion?: SaveState
  /** How sending the link that confirms the address goes. */
  verification?: SaveState
  /** @default 'personal' */
  initialTab?: ProfileTab
  /** Personal data typed earlier and lost with the session. */
  personalDraft?: PersonalDraft
  /** What is typed there; undefined as soon as it is saved. */
  onPersonalDraftChange?: (draft: PersonalDraft | undefined) => void
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
      <DialogContent size="l" aria-describedby={undefined} onKeyDown={onEscape(handleClose)}>
        <DialogHeader className="pb-2.5">
          <DialogTitle>{t('profile.title')}</DialogTitle>
          {state.status === 'ready' && <ProfileSubtitle profile={state.profile} />}
        </DialogHeader>
        {state.status === 'ready' && (
          <ProfileTabs
            // Somebody else's login begins anew.
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
          size="m"
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

interface ProfileTabsProps
  extends
    ProfileActions,
    Pick<
      ProfileDialogProps,
      'saves' | 'verification' | 'deletion' | 'personalDraft' | 'onPersonalDraftChange'
    > {
  profile: UserProfile
  initialTab: ProfileTab
  onDirtyChange: (dirty: boolean) => void
}

const idle = { status: 'idle' } as const

function ProfileTabs({ profile, saves = {}, initialTab, onDirtyChange, ...actions }: ProfileTabsProps) {
  const t = useTranslations('account')
  const panels = {
    personal: (
      <ProfilePersonalForm
        profile={profile}
        save={saves.personal ?? idle}
        onSubmit={actions.onSavePersonal}
        onDirtyChange={onDirtyChange}
        draft={actions.personalDraft}
        onDraftChange={actions.onPersonalDraftChange}
      />
    ),
    preferences: (
      <ProfilePreferencesForm
        preferences={profile.preferences}
        save={saves.preferences ?? idle}
        onSubmit={actions.onSavePreferences}
      />
    ),
    password: <ProfilePasswordForm save={saves.password ?? idle} onSubmit={actions.onChangePassword} />,
    privacy: (
      <ProfilePrivacyPanel
        download={saves.privacy ?? idle}
        deletion={actions.deletion ?? idle}
        onDownload={actions.onDownload}
        onDelete={actions.onDelete}
      />
    ),
  } satisfies Record<ProfileTab, unknown>
  return (
    <Tabs defaultValue={initialTab} className="flex min-h-0 flex-auto flex-col">
      <TabsList
        aria-label={t('profile.title')}
        className="flex-none scroll-px-10 gap-5 px-10 text-[0.9375rem] max-sm:px-5"
      >
        {PROFILE_TABS.map((tab) => (
          <Tab key={tab} value={tab}>
            {t(`profile.tabs.${tab}`)}
          </Tab>
        ))}
      </TabsList>
      <DialogBody className="pt-6">
        {!profile.emailVerified && (
          <div className="mb-5">
            <AddressNote
              email={profile.email}
              state={actions.verification ?? idle}
              onSend={actions.onSendVerification}
            />
          </div>
        )}
        {PROFILE_TABS.map((tab) => (
          <TabPanel key={tab} value={tab} forceMount className="data-[state=inactive]:hidden">
            {panels[tab]}
          </TabPanel>
        ))}
      </DialogBody>
    </Tabs>
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
