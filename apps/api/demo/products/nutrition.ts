/** Nutrition of a cup of herbal tea. */
export const cup = { servingSize: '1 Tasse (200 ml)', calories: 2, protein: 0, carbohydrates: 0.4 }
