// KiB after brotli that a browser may load for a page with one element: the script tag and everything loaded until the
// page is idle, signed in and rendered, plus the first press; without the gateway's answers. Budgets catch accidents:
// if a part grows on purpose, raise its line and give the reason in the commit. `npm run sizes` measures.

/** Files that elements share. */
export const sharedBudgets = {
  /**
   * The script tag, which lists elements and their files; the console alone has as many files as ten elements. 0.2 of it finds
   * out why a page does not work.
   */
  eb: 4.5,
  runtime: 20.5,
  data: 9.5,
}

/** Elements without their own line. */
export const defaultBudget = 46

/** Elements above their original targets; the reasons are in docs/decisions/029-a-plain-build.md. */
export const elementBudgets = {
  'eb-switch': 28.5,
  /** It shows its corrections; the original target was 26. */
  'eb-number-input': 34,
  /** It shows why a rating was not sent; the original target was 40. */
  'eb-satisfaction': 48,
  /** The first press loads what draws a page as an image, and what reads QR codes; at rest it has 28. */
  'eb-poster': 55.5,
  'eb-product-picker': 70.5,
  'eb-category-picker': 69,
  'eb-restaurant-picker': 68.5,
  /** A tree, a search, form participation and the rules of granting. */
  'eb-permission-tree': 53,
  /** It encodes a QR code in the browser. */
  'eb-wecom-gate': 49,
  /** It encodes in the browser, so that no server sees the text; the original target was 32. */
  'eb-qr-code': 36,
  /** The list of countries; its texts. */
  'eb-country-picker': 47.5,
  'eb-date': 46.5,
  'eb-date-range': 52,
  /** It searches levels that are not loaded yet. */
  'eb-cascader': 40.5,
  'eb-title-bar': 53,
  /** Many filters fold; a card has a text below its name, and says what its amounts are. */
  'eb-data-list': 95,
  'eb-data-form': 83.5,
  'eb-file-explorer': 87,
  'eb-object-browser': 83,
  /** The hotel's switch; the first press opens its library, the file explorer or the browser of the object store. */
  'eb-image-picker': 107.5,
  'eb-uploader': 58,
  'eb-image-cropper': 58.5,
  /** Leaflet, suggestions, the embedded map; below the original target of 90. */
  'eb-map-picker': 92,
  'eb-refund-qr': 47.5,
  /** ProseMirror, DOMPurify, menus. */
  'eb-rich-text': 144,
}

/** Ten different elements on one page. */
export const pageBudget = {
  limit: 131,
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

/** From login to a home page that is idle. */
export const consoleBudget = 160

/** A page of a further kind, beyond the console's first page and the elements whose parts it shows. */
export const pageKindBudget = 25
