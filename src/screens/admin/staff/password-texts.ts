import { useTranslations } from '@/i18n'

/** Error messages of a new password and its repetition. */
export function usePasswordTexts() {
  const t = useTranslations('adminAccess')
  return {
    newPassword: {
      required: t('account.problems.passwordRequired'),
      tooShort: t('account.problems.passwordTooShort'),
      common: t('account.problems.passwordCommon'),
    },
    confirmPassword: t('account.problems.passwordMismatch'),
  }
}
