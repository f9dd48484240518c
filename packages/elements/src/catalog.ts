/**
 * Every element of the product: its tag, and the module that registers it. The one list that the script-tag build, the
 * manifest, the typings, the reference and the contract's tests are made from.
 */
export const catalog = {
  'eb-date-range': () => import('./register/date-range'),
  'eb-product-picker': () => import('./register/product-picker'),
  'eb-satisfaction': () => import('./register/satisfaction'),
  'eb-scope': () => import('./register/scope'),
} as const

/** A tag of the product. */
export type ElementTag = keyof typeof catalog
