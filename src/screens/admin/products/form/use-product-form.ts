import { useTranslations } from '@/i18n'
import { useAdminForm } from '../../shared/forms/form-rules'
import { productSchema, type ProductDraft } from './product-draft'

/** Product form with its error messages. */
export function useProductForm(defaultValues: ProductDraft) {
  const t = useTranslations('adminProducts')
  const required = t('form.problems.required')
  const priceTexts = {
    invalid: t('form.problems.amountInvalid'),
    originalTooLow: t('form.problems.originalTooLow'),
  }
  const saleTexts = {
    invalid: t('form.problems.amountInvalid'),
    saleTooHigh: t('form.problems.saleTooHigh'),
    priceMissing: t('form.problems.saleMissing'),
  }
  const dayTexts = {
    invalid: t('form.problems.dayInvalid'),
    endBeforeStart: t('form.problems.endBeforeStart'),
  }
  return useAdminForm({
    schema: productSchema,
    defaultValues,
    texts: {
      name: required,
      category: required,
      shortDescription: required,
      detailedDescription: required,
      germanyPrice: { ...priceTexts, priceMissing: t('form.problems.priceRequired') },
      germanyOriginal: priceTexts,
      turkeyPrice: priceTexts,
      turkeyOriginal: priceTexts,
      mobilePrice: priceTexts,
      mobileOriginal: priceTexts,
      germanySale: saleTexts,
      germanySaleFrom: dayTexts,
      germanySaleUntil: dayTexts,
      turkeySale: saleTexts,
      turkeySaleFrom: dayTexts,
      turkeySaleUntil: dayTexts,
      mobileSale: saleTexts,
      mobileSaleFrom: dayTexts,
      mobileSaleUntil: dayTexts,
      premiumMonths: {
        invalid: t('form.problems.premiumMonthsRange'),
        tooLarge: t('form.problems.premiumMonthsRange'),
      },
      premiumValue: t('form.problems.premiumValueInvalid'),
      stockQuantity: t('form.problems.stockInvalid'),
      lowStockThreshold: t('form.problems.stockInvalid'),
      contentAmount: t('form.problems.contentInvalid'),
      taxRate: { invalid: t('form.problems.taxInvalid'), tooLarge: t('form.problems.taxInvalid') },
      turkishTaxRate: { invalid: t('form.problems.taxInvalid'), tooLarge: t('form.problems.taxInvalid') },
      subscriptionPercent: t('form.problems.subscriptionInvalid'),
      barcode: t('form.problems.barcodeInvalid'),
      cost: t('form.problems.costInvalid'),
      controlBody: t('form.problems.controlBodyInvalid'),
      ingredients: t('form.problems.ingredientInvalid'),
    },
  })
}
