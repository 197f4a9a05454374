import { useTranslations } from '../../../i18n'

/** What a form says of a new password that is typed twice. */
export function usePasswordTexts() {
  const t = useTranslations('admin')
  return {
    newPassword: {
      required: t('account.problems.passwordRequired'),
      tooShort: t('account.problems.passwordTooShort'),
      common: t('account.problems.passwordCommon'),
    },
    confirmPassword: t('account.problems.passwordMismatch'),
  }
}
