// What a browser may load for an element alone on a page, in KiB after brotli: the script tag and everything that comes
// until the page is quiet, signed in and rendered, with what the first press brings; answers of the gateway not. A
// tripwire for accidents: a part grows together with its line, and the reason stands in the commit.
// `npm run sizes` measures.

/** Files of the build that elements share. */
export const sharedBudgets = {
  /** The script tag. */
  eb: 3,
  runtime: 20,
  data: 8.5,
}

/** Of elements without a line of their own. */
export const defaultBudget = 44

/** What is more than was wanted at first, and why: docs/decisions/029-a-plain-build.md. */
export const elementBudgets = {
  'eb-switch': 26,
  /** It says what it corrected: quality.md's line is 26. */
  'eb-number-input': 31.5,
  /** It tells why a rating is not sent: quality.md's line is 40. */
  'eb-satisfaction': 44,
  'eb-product-picker': 61,
  'eb-date-range': 47.5,
  'eb-cascader': 38,
  'eb-title-bar': 48.5,
  'eb-data-list': 75.5,
  'eb-data-form': 72,
  'eb-file-explorer': 81,
  'eb-object-browser': 77.5,
  /** The first press opens its library, a file explorer. */
  'eb-image-picker': 100,
  'eb-uploader': 52.5,
  'eb-image-cropper': 53.5,
}

/** Ten different elements on one page. */
export const pageBudget = {
  limit: 117,
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
