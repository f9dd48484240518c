// What a browser may load for an element alone on a page, in KiB after brotli: the script tag and everything that comes
// until the page is quiet, signed in and rendered, with what the first press brings; answers of the gateway not. A
// tripwire for accidents: a part grows together with its line, and the reason stands in the commit.
// `npm run sizes` measures.

/** Files of the build that elements share. */
export const sharedBudgets = {
  /** The script tag. */
  eb: 3.25,
  runtime: 20.5,
  data: 11,
}

/** Of elements without a line of their own. */
export const defaultBudget = 45

export const elementBudgets = {
  'eb-switch': 25,
  'eb-number-input': 27,
  'eb-satisfaction': 40,
  'eb-product-picker': 55,
  'eb-date-range': 45,
  'eb-cascader': 31,
  'eb-data-list': 63,
  'eb-data-form': 63,
  'eb-file-explorer': 69,
  'eb-object-browser': 69,
  'eb-image-picker': 55,
  'eb-uploader': 45,
  'eb-image-cropper': 48,
}

/** Ten different elements on one page. */
export const pageBudget = {
  limit: 95,
  elements: [
    'eb-cascader',
    'eb-checkbox-group',
    'eb-date-range',
    'eb-list-editor',
    'eb-number-input',
    'eb-product-picker',
    'eb-satisfaction',
    'eb-select',
    'eb-suggest',
    'eb-switch',
  ],
}

/** From login to a page that can be used. */
export const consoleBudget = 160
