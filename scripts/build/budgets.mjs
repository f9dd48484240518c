// What a browser may load for an element alone on a page, in KiB after brotli: the script tag and everything that comes
// until the page is quiet, signed in and rendered, with what the first press brings; answers of the gateway not. A
// tripwire for accidents: a part grows together with its line, and the reason stands in the commit.
// `npm run sizes` measures.

/** Files of the build that elements share. */
export const sharedBudgets = {
  /** The script tag. */
  eb: 3,
  /** r2wc's default import keeps all of preact/compat: 1.5 KiB. */
  runtime: 22,
  data: 11,
}

/** Of elements without a line of their own. */
export const defaultBudget = 45

/** Parts that load by themselves are counted since they are imported (docs/decisions/029-a-plain-build.md). */
export const elementBudgets = {
  'eb-switch': 27,
  'eb-number-input': 28.5,
  'eb-satisfaction': 44,
  'eb-product-picker': 61,
  'eb-date-range': 48,
  'eb-cascader': 37,
  'eb-title-bar': 56,
  'eb-data-list': 80,
  'eb-data-form': 75,
  'eb-file-explorer': 92,
  'eb-object-browser': 84,
  /** The first press opens its library, a file explorer. */
  'eb-image-picker': 118,
  'eb-uploader': 70,
  'eb-image-cropper': 57,
}

/** Ten different elements on one page. */
export const pageBudget = {
  limit: 115,
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
