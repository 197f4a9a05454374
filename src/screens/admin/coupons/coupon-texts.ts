import { useTranslations } from '../../../i18n'

/** Error messages of the form, by field and error. */
export function useCouponTexts() {
  const t = useTranslations('adminCoupons')
  const required = t('form.problems.required')
  const countTexts = {
    required,
    tooSmall: t('form.problems.atLeastOne'),
    invalid: t('form.problems.atLeastOne'),
  }
  const amountInvalid = t('form.problems.amountInvalid')
  const dateInvalid = t('form.problems.dateInvalid')
  return {
    code: required,
    name: required,
    discountValue: { required, invalid: amountInvalid, tooLarge: t('form.problems.percentRange') },
    premiumExtensionMonths: countTexts,
    buyQuantity: countTexts,
    getFreeQuantity: countTexts,
    freeProductId: required,
    freeProductQuantity: countTexts,
    minimumOrderAmount: amountInvalid,
    currency: { currencyElsewhere: t('form.problems.currencyElsewhere') },
    platforms: required,
    startDate: { required, invalid: dateInvalid, startInPast: t('form.problems.startInPast') },
    endDate: { required, invalid: dateInvalid, endNotAfterStart: t('form.problems.endNotAfterStart') },
    usageTotal: countTexts,
    usagePerUser: countTexts,
  }
}
