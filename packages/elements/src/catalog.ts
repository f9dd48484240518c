/**
 * Every element of the product: its tag, and the module that registers it. The one list that the script-tag build, the
 * manifest, the typings, the reference and the contract's tests are made from.
 */
export const catalog = {
  'eb-cascader': () => import('./register/cascader'),
  'eb-category-picker': () => import('./register/category-picker'),
  'eb-checkbox-group': () => import('./register/checkbox-group'),
  'eb-copy-link': () => import('./register/copy-link'),
  'eb-country-picker': () => import('./register/country-picker'),
  'eb-data-form': () => import('./register/data-form'),
  'eb-data-list': () => import('./register/data-list'),
  'eb-date': () => import('./register/date'),
  'eb-date-range': () => import('./register/date-range'),
  'eb-dialog': () => import('./register/dialog'),
  'eb-feedback': () => import('./register/feedback'),
  'eb-file-explorer': () => import('./register/file-explorer'),
  'eb-file-preview': () => import('./register/file-preview'),
  'eb-gallery': () => import('./register/gallery'),
  'eb-image-cropper': () => import('./register/image-cropper'),
  'eb-image-picker': () => import('./register/image-picker'),
  'eb-list-editor': () => import('./register/list-editor'),
  'eb-number-input': () => import('./register/number-input'),
  'eb-object-browser': () => import('./register/object-browser'),
  'eb-permission-tree': () => import('./register/permission-tree'),
  'eb-product-picker': () => import('./register/product-picker'),
  'eb-radio-group': () => import('./register/radio-group'),
  'eb-restaurant-picker': () => import('./register/restaurant-picker'),
  'eb-satisfaction': () => import('./register/satisfaction'),
  'eb-scope': () => import('./register/scope'),
  'eb-select': () => import('./register/select'),
  'eb-submit-button': () => import('./register/submit-button'),
  'eb-suggest': () => import('./register/suggest'),
  'eb-switch': () => import('./register/switch'),
  'eb-tabs': () => import('./register/tabs'),
  'eb-title-bar': () => import('./register/title-bar'),
  'eb-toast': () => import('./register/toast'),
  'eb-tooltip': () => import('./register/tooltip'),
  'eb-uploader': () => import('./register/uploader'),
} as const

/** A tag of the product. */
export type ElementTag = keyof typeof catalog
