import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isFailure } from '@/client'
import { useTranslations } from '@/i18n'
import type { Platform } from '@/shop/shared/platform'
import type { NewCustomer } from '@/shop/users/customer-form'
import { createUser } from '@/shop/users/users.client'
import type { SaveRefusal } from '@/screens/admin/shared/forms/server-errors'
import { CustomerCreator } from '@/screens/admin/users/customer-creator'
import { useHttp } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { saveFailure } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'

interface CreateCustomerProps {
  /** That of the list. */
  platform: Platform | undefined
  onClose: () => void
  /** Called with the id of the new customer. */
  onDone: (id: string) => void
}

/** The form of a new customer; closes after saving. */
export function CreateCustomer({ platform, onClose, onDone }: CreateCustomerProps) {
  const http = useHttp()
  const queries = useQueryClient()
  const t = useTranslations('adminUsers')
  const draft = useDraftStorage('customer', NEW)
  const saving = useMutation({
    mutationFn: (customer: NewCustomer) => createUser(http, customer),
    onSuccess: (user) => {
      draft.clear()
      queries.setQueryData(['users', 'one', user.id], user)
      onClose()
      onDone(user.id)
      return queries.invalidateQueries({ queryKey: ['users', 'list'] })
    },
  })
  const taken: SaveRefusal | undefined =
    isFailure(saving.error) && saving.error.code === 'EMAIL_TAKEN'
      ? { serverError: '', fieldErrors: [{ path: 'email', msg: t('create.emailTaken') }] }
      : undefined
  return (
    <CustomerCreator
      platform={platform}
      draft={draft}
      submitting={saving.isPending}
      {...(taken ?? saveFailure(saving.error))}
      onSave={(customer) => saving.mutate(customer)}
      onClose={onClose}
    />
  )
}
