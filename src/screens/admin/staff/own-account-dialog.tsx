/** The administrator's own account. States of each form: idle, saving, saved, failed. */
import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { ProvenStaffForm, StaffForm } from '@/shop/staff/staff-forms'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { ControlSizeProvider } from '@/ui/control-size'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { sheetOnPhone } from '../shared/forms/modal-styles'
import type { AccountSave } from './save-note'
import { ProfileForm } from './own-profile-form'
import { PasswordForm } from './own-password-form'

export interface OwnAccountDialogProps {
  admin: StaffForm
  profile: AccountSave
  password: AccountSave
  /** Number of password changes; remounts the fields empty after each. */
  passwordChanges: number
  onProfileSave: (input: ProvenStaffForm) => void
  onPasswordSave: (input: OwnProof & { readonly newPassword: string }) => void
  /** True while something is shown only once; only its own button leads on then. @default false */
  held?: boolean
  onClose: () => void
  /** Further sections: second factor, sessions. */
  children?: ReactNode
}

export function OwnAccountDialog({ admin, held = false, onClose, children, ...rest }: OwnAccountDialogProps) {
  const t = useTranslations('adminAccess')
  const [dirty, setDirty] = useState(false)
  const { question, close } = useDiscardQuestion(dirty)
  return (
    <Dialog open onOpenChange={(open) => !open && !held && close(onClose)}>
      <DialogContent
        density="admin"
        size="m"
        closable={!held}
        className={sheetOnPhone}
        aria-describedby={undefined}
      >
        <DialogHeader>
          <DialogTitle>{t('account.title')}</DialogTitle>
        </DialogHeader>
        <ControlSizeProvider value="admin">
          <DialogBody className="grid gap-6">
            <ProfileForm
              key={`${admin.name}-${admin.email}`}
              admin={admin}
              save={rest.profile}
              onSave={rest.onProfileSave}
              onDirtyChange={setDirty}
            />
            <hr className="border-border" />
            <PasswordForm key={rest.passwordChanges} save={rest.password} onSave={rest.onPasswordSave} />
            {children}
          </DialogBody>
        </ControlSizeProvider>
      </DialogContent>
      <DiscardQuestion {...question} />
    </Dialog>
  )
}
