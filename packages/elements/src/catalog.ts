/**
 * Every element of the product: its tag, and the module that registers it. The one list that the script-tag build, the
 * manifest, the typings, the reference and the contract's tests are made from.
 */
export const catalog = {
  'eb-applet-authorization': () => import('./register/applet-authorization'),
  'eb-activity-banner': () => import('./register/activity-banner'),
  'eb-cascader': () => import('./register/cascader'),
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
  'eb-frame': () => import('./register/frame'),
  'eb-gallery': () => import('./register/gallery'),
  'eb-image-cropper': () => import('./register/image-cropper'),
  'eb-image-picker': () => import('./register/image-picker'),
  'eb-list-editor': () => import('./register/list-editor'),
  'eb-number-input': () => import('./register/number-input'),
  'eb-object-browser': () => import('./register/object-browser'),
  'eb-poster': () => import('./register/poster'),
  'eb-product-picker': () => import('./register/product-picker'),
  'eb-qr-code': () => import('./register/qr-code'),
  'eb-radio-group': () => import('./register/radio-group'),
  'eb-refund-qr': () => import('./register/refund-qr'),
  'eb-rich-text': () => import('./register/rich-text'),
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
  'eb-wecom-gate': () => import('./register/wecom-gate'),
} as const

/** A tag of the product. */
export type ElementTag = keyof typeof catalog
