// What the browser may load until the first job can be done, in KiB after brotli. `moonshot` is what we would like.
// Sources of these figures: measurements of peers; see docs/decisions.

/** Parts that elements share. */
export const sharedBudgets = {
  loader: { limit: 2, moonshot: 1.5 },
  runtime: { limit: 12, moonshot: 9.5 },
  data: { limit: 6, moonshot: 4.5 },
}

/** Each element's own bytes on top of loader, runtime and data, and everything together. */
export const elementBudgets = {
  'eb-switch': { limit: 1.5, moonshot: 1, total: 15.5 },
  'eb-number-input': { limit: 3, moonshot: 2, total: 17 },
  'eb-satisfaction': { limit: 5, moonshot: 4, total: 25 },
  'eb-product-picker': { limit: 14, moonshot: 11, total: 34 },
  'eb-date': { limit: 5, moonshot: 4, total: 19.5 },
  'eb-date-range': { limit: 8, moonshot: 6, total: 22 },
  'eb-select': { limit: 6, moonshot: 5, total: 20 },
  'eb-suggest': { limit: 5.5, moonshot: 4.5, total: 19.5 },
  'eb-cascader': { limit: 5, moonshot: 4, total: 19 },
  'eb-scope': { limit: 0.75, moonshot: 0.5, total: 15 },
  'eb-submit-button': { limit: 1.75, moonshot: 1.2, total: 15.75 },
  'eb-tabs': { limit: 1.75, moonshot: 1.2, total: 15.75 },
  'eb-radio-group': { limit: 2, moonshot: 1.3, total: 16 },
  'eb-checkbox-group': { limit: 2.25, moonshot: 1.5, total: 16.25 },
  'eb-tooltip': { limit: 2.25, moonshot: 1.5, total: 16.25 },
  'eb-toast': { limit: 2.5, moonshot: 1.8, total: 16.5 },
  'eb-dialog': { limit: 3, moonshot: 2.2, total: 17 },
  'eb-copy-link': { limit: 3.5, moonshot: 2.5, total: 17.5 },
  'eb-feedback': { limit: 5.5, moonshot: 4, total: 19.5 },
  'eb-list-editor': { limit: 6.5, moonshot: 5, total: 20.5 },
  'eb-country-picker': { limit: 6.5, moonshot: 5, total: 26.5 },
  'eb-title-bar': { limit: 2.5, moonshot: 2, total: 16.5 },
  'eb-data-list': { limit: 14, moonshot: 10, total: 34 },
  'eb-data-form': { limit: 16, moonshot: 12, total: 36 },
  'eb-file-explorer': { limit: 18, moonshot: 14, total: 38 },
  'eb-object-browser': { limit: 18, moonshot: 14, total: 38 },
  'eb-uploader': { limit: 8, moonshot: 6, total: 28 },
  'eb-image-picker': { limit: 10.5, moonshot: 8, total: 30.5 },
  'eb-image-cropper': { limit: 15, moonshot: 13, total: 35 },
  'eb-gallery': { limit: 11, moonshot: 9, total: 25 },
  'eb-file-preview': { limit: 11, moonshot: 9, total: 25 },
  'eb-permission-tree': { limit: 7, moonshot: 5, total: 27 },
  'eb-qr-code': { limit: 9, moonshot: 7, total: 23 },
  'eb-map-picker': { limit: 50, moonshot: 45, total: 70 },
  'eb-rich-text': { limit: 60, moonshot: 45, total: 80 },
}

/**
 * Chunks that are loaded after the first job could be done, or only by pages with a setting that most do not have
 * (`token`, `tokenUrl`), and so do not count.
 *
 * `satisfaction-notice.js` says what became of a rating. A person can read the rating, give it and send it without:
 * it is loaded beside that, when the rating is on the screen, and nothing waits for it.
 *
 * `date-panel.js` is the calendar of a date field: the date can be read and typed without, and it comes when the pointer
 * or the focus does. With a 2 behind it is the one that a title bar brings along. `date-range-panel.js` is the same for a
 * range; it comes in the first quiet moment already (docs/decisions/017-date-range-in-one-frame.md).
 *
 * `feedback-messages.js` is the page's list of past messages, which few elements show.
 *
 * `cascader-panel.js` is what a cascader opens. It counts as later although nobody chooses without it: the field shows
 * its path without, and it is asked for when the pointer or the focus comes near, before the press that opens it.
 *
 * `frame.js` (of eb-file-explorer) is what stands around the files: folders, path, search and tools. It is asked for with the
 * first rendering, beside the first listing, which waits for nothing of it. `file-explorer-working.js` is what asks and tells when something is done with files (names, deleting, moving, menus,
 * messages); it comes when the first listing stands there. `file-explorer-uploading.js` are uploads,
 * `file-explorer-preview.js` previews, `file-explorer-modal.js` the dialog around an explorer.
 *
 * `explorer-create-changes.js`, `explorer-uploading.js` and `explorer-accept-test.js` are what its model does with the first
 * change, the first upload, and where only some types are shown.
 *
 * `files-entry-drag.js` is dragging of files, which comes with the first listing. With a 2 behind they are the other
 * element's.
 *
 * `object-browser-…` are the same of the object browser. `object-browser-tools.js` is its toolbar, asked for together with
 * the credentials and the first listing: folders and files are seen and opened without. `files-sort-…` sort folders with
 * many entries, `files-rows.js` is the list that stands in place of the tiles when somebody wants it. `preview.js` is the preview of
 * both.
 *
 * `Browsing.js` is the image library of an image picker, `image-picker-cropping.js` its cropping: they come when the pointer
 * or a press is on its button.
 *
 * `uploader-uploading.js` is what uploads files, and shows those that are on their way: it comes with the first file,
 * while the pointer or focus is on the button before. `ali-oss.js`, the client of the object store, comes with the first
 * file that is sent. `uploader-sorting.js` are the grips of lists that can be put in order, `uploader-limit.js` is the
 * tooltip of a list that is full.
 *
 * `form-work.js` checks, saves and keeps what is in a form, `data-form-dialogs.js` tells of it and asks: they come when the
 * fields are on the screen. `data-form-…-fields.js` are the controls of types that not every form has.
 *
 * `aroundRows.js` (of eb-data-list) is what stands around the rows: tools, pages, keys, what edits cells and drags heads;
 * asked for with the first drawing, beside the first page, which waits for nothing of it. `data-list-…` are what its tools
 * open, with the press or the pointer near: filters, columns, saved filters, export (`list-xlsx-content.js` writes
 * workbooks), the editor of a cell.
 *
 * `image-cropper-upload-crop.js` is what uploads a crop: it comes with the press on 确定, when the picture has been cut.
 */
export const afterFirstJob = [
  'aroundRows.js',
  'data-list-addressing.js',
  'english.js',
  'data-list-filter-editor.js',
  'data-list-judging.js',
  'list-sort-rows.js',
  'data-list-columns-panel.js',
  'data-list-views-panel.js',
  'data-list-cell-editor.js',
  'data-list-exporting.js',
  'list-xlsx-content.js',
  'form-work.js',
  'data-form-dialogs.js',
  'data-form-date-fields.js',
  'dateFields.js',
  'data-form-choice-fields.js',
  'choiceFields.js',
  'data-form-file-fields.js',
  'fileFields.js',
  'data-form-picker-fields.js',
  'pickerFields.js',
  'data-form-small-fields.js',
  'smallFields.js',
  'data-form-shown-fields.js',
  'shownFields.js',
  'data-form-row-fields.js',
  'rowFields.js',
  'image-cropper-upload-crop.js',
  'frame.js',
  'file-explorer-access.js',
  'file-explorer-working.js',
  'file-explorer-uploading.js',
  'file-explorer-preview.js',
  'file-explorer-modal.js',
  'preview.js',
  'files-rows.js',
  'explorer-create-changes.js',
  'explorer-uploading.js',
  'explorer-accept-test.js',
  'files-sort-entries.js',
  'files-sort-job.js',
  'Browsing.js',
  'image-picker-cropping.js',
  'object-browser-tools.js',
  'object-browser-working.js',
  'object-browser-uploading.js',
  'object-browser-preview.js',
  'object-browser-modal.js',
  'files-rows2.js',
  'files-entry-drag.js',
  'files-entry-drag2.js',
  'uploader-uploading.js',
  'uploader-sorting.js',
  'uploader-limit.js',
  'ali-oss.js',
  'embed-tokens.js',
  'cascader-panel.js',
  'satisfaction-notice.js',
  'date-panel.js',
  'picker-chosen.js',
  'product-picker-english.js',
  'date-range-panel.js',
  'useHolidayNotes.js',
  'pickers.js',
  'feedback-messages.js',
]

/** From login to a dashboard that can be used, without its charts. */
export const consoleBudget = { limit: 160 }

/** Ten different elements on one page, with all they need. */
export const pageBudget = {
  limit: 75,
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

/** Requests of one element, the script tag included: runtime and element, and data for those that fetch. */
export const requestBudget = { without: 3, withData: 4 }
