export interface Ingredient {
  readonly name: string
  readonly amount: string
  readonly unit: string
}

export interface NutritionalInfo {
  readonly servingSize: string
  readonly calories: number
  readonly protein: number
  readonly carbohydrates: number
}
