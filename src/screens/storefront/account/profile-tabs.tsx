import type { ReactNode } from 'react'
import type { UserProfile } from '@/shop/account/account'
import { useTranslations } from '@/i18n'
import { DialogBody } from '@/ui/dialog'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'
import { ProfilePasswordForm } from './profile-password-form'
import { ProfilePersonalForm } from './profile-personal-form'
import { ProfilePreferencesForm } from './profile-preferences-form'
import {
  PROFILE_TABS,
  type PersonalDraft,
  type ProfileActions,
  type ProfileTab,
  type SaveState,
} from './profile-types'

export interface ProfileTabsProps extends ProfileActions {
  profile: UserProfile
  initialTab: ProfileTab
  /** Save state by tab; a missing tab is idle. */
  saves?: Partial<Readonly<Record<ProfileTab, SaveState>>>
  /** Panel of the address book. */
  addresses?: ReactNode
  /** Below the form of the password. */
  passkeys?: ReactNode
  /** Panel of data export and deletion. */
  privacy?: ReactNode
  /** `AddressNote` while the address is not confirmed. */
  note?: ReactNode
  /** Unsaved personal data to restore, for example after the session expired. */
  personalDraft?: PersonalDraft
  /** Called on every change of the personal data; with undefined once it is saved. */
  onPersonalDraftChange?: (draft: PersonalDraft | undefined) => void
  onDirtyChange: (dirty: boolean) => void
}

const idle = { status: 'idle' } as const

export function ProfileTabs({
  profile,
  saves = {},
  initialTab,
  onDirtyChange,
  ...actions
}: ProfileTabsProps) {
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
    addresses: actions.addresses,
    preferences: (
      <ProfilePreferencesForm
        preferences={profile.preferences}
        save={saves.preferences ?? idle}
        onSubmit={actions.onSavePreferences}
      />
    ),
    password: (
      <>
        <ProfilePasswordForm save={saves.password ?? idle} onSubmit={actions.onChangePassword} />
        {actions.passkeys}
      </>
    ),
    privacy: actions.privacy,
  } satisfies Record<ProfileTab, unknown>
  return (
    <Tabs defaultValue={initialTab} className="flex min-h-0 flex-auto flex-col">
      <TabsList
        aria-label={t('profile.title')}
        className="flex-none scroll-px-10 gap-3.5 px-10 text-[0.875rem] max-sm:px-5"
      >
        {PROFILE_TABS.map((tab) => (
          <Tab key={tab} value={tab}>
            {t(`profile.tabs.${tab}`)}
          </Tab>
        ))}
      </TabsList>
      <DialogBody className="pt-6">
        {actions.note && <div className="mb-5">{actions.note}</div>}
        {PROFILE_TABS.map((tab) => (
          <TabPanel key={tab} value={tab} forceMount className="data-[state=inactive]:hidden">
            {panels[tab]}
          </TabPanel>
        ))}
      </DialogBody>
    </Tabs>
  )
}
