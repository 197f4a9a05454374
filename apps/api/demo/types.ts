import type { Currency, Platform } from '@/shop/shared/platform'
import type { Ingredient, NutritionalInfo } from '@/shop/catalogue/nutrition'
import type { ProductTranslation, TranslationLanguage } from '@/shop/catalogue/product-texts'
import type { Brewing, NetContent, Organic, Tint } from '@/shop/catalogue/product'

/** Category names as stored with products. */
export type DemoCategoryName = 'Energy' | 'Detox' | 'Organic' | 'Beauty' | 'Wellness'

export interface DemoReview {
  readonly user: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly comment: string
  /** ISO 8601 date. */
  readonly date: string
}

/** Origin and brewing of a demo product. */
export interface DemoDetails {
  readonly organic?: Organic
  readonly brewing?: Brewing
  readonly origin?: string
  readonly harvest?: string
}

/** Translations by slug; ingredients, certifications and servings are translated word by word. */
export type DemoTexts = Readonly<Record<string, ProductTranslation>>
/** Translations of German words. */
export type DemoWords = Readonly<Record<string, Readonly<Record<TranslationLanguage, string>>>>

/** A product of the demo catalogue. Amounts in minor units (cents, kuruş). */
export interface DemoProduct extends DemoDetails {
  readonly slug: string
  readonly name: string
  /** Kind and character, shown above the name: 'Kräutertee, Kamille und Melisse'. */
  readonly subtitle: string
  readonly shortDescription: string
  readonly detailedDescription: string
  readonly category: DemoCategoryName
  readonly prices: { readonly germany: number; readonly turkey: number; readonly mobile: number }
  readonly originalPrices?: { readonly germany: number; readonly turkey: number; readonly mobile: number }
  /** Percent; teas and coffee have the reduced rate of 7 in Germany, everything else 19. */
  readonly taxRate: 7 | 19
  /** KDV; null: the platform's 20 %. */
  readonly turkishTaxRate: 1 | 10 | null
  readonly netContent: NetContent
  readonly tint: Tint
  /** File names without extension in demo/media; the first is the primary image. */
  readonly pictures: readonly { readonly file: string; readonly alt: string }[]
  readonly stock: number
  readonly bestseller: boolean
  readonly features: readonly string[]
  readonly benefits: readonly string[]
  readonly ingredients: readonly Ingredient[]
  readonly certification: readonly string[]
  readonly nutritionalInfo?: NutritionalInfo
  readonly premium?: { readonly months: number; readonly value: number }
  readonly reviews: readonly DemoReview[]
  readonly related: readonly string[]
}

export interface DemoCategory {
  readonly name: DemoCategoryName
  readonly slug: string
  readonly platform: Platform
  readonly description: string
  /** Emoji. */
  readonly icon: string
  /** Hex colour of the category in the back office. */
  readonly color: string
  readonly sortOrder: number
}

interface DemoCouponBase {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly currency: Currency
  /** Minor units. */
  readonly minimumOrderAmount: number
  readonly platforms: readonly Platform[]
  /** ISO 8601 dates, both inclusive. */
  readonly startDate: string
  readonly endDate: string
  readonly usageLimit: { readonly total?: number; readonly perUser: number }
  readonly settings: {
    readonly stackable: boolean
    readonly oneTimeUse: boolean
    readonly autoApply: boolean
  }
}

/** A coupon; products are referenced by slug, because ids exist only after insertion. */
export type DemoCoupon = DemoCouponBase &
  (
    | { readonly type: 'percentage'; /** Percent. */ readonly discountValue: number }
    | { readonly type: 'fixed_amount'; /** Minor units. */ readonly discountValue: number }
    | { readonly type: 'free_shipping' }
    | { readonly type: 'premium_extension'; readonly premiumExtensionMonths: number }
    | {
        readonly type: 'buy_x_get_y'
        readonly buyXGetY: {
          readonly buyQuantity: number
          readonly getFreeQuantity: number
          readonly applicableProducts: readonly string[]
          readonly applicableCategories: readonly DemoCategoryName[]
        }
      }
    | {
        readonly type: 'free_product'
        readonly freeProduct: { readonly product: string; readonly quantity: number }
      }
  )

export interface DemoCargoCompany {
  readonly name: string
  readonly code: string
  /** Contains `{trackingNumber}`. */
  readonly trackingUrl: string
  readonly platforms: readonly Platform[]
  readonly estimatedDeliveryDays: { readonly domestic: number; readonly international: number }
  readonly description: string
  readonly contactInfo: { readonly phone: string; readonly email: string; readonly website: string }
}

export interface DemoPaymentSettings {
  readonly platform: 'germany' | 'turkey'
  readonly currency: Currency
  readonly paypal: { readonly enabled: boolean; readonly email: string; readonly instructions: string }
  readonly bankTransfer: {
    readonly enabled: boolean
    readonly bankName: string
    readonly accountHolder: string
    readonly iban: string
    readonly bic: string
    readonly instructions: string
  }
  /** Minor units. */
  readonly shippingRules: {
    readonly freeShippingThreshold: number
    readonly standardShippingCost: number
    readonly expeditedShippingCost: number
  }
}
