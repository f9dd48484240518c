import { strings } from './strings'

const en: typeof strings.texts.zh = {
  label: 'List',
  select: 'Select',
  selectRow: 'Select {name}',
  cellFailed: 'A cell could not be drawn',
  selectPage: 'Select this page',
  actions: 'Actions',
  more: 'More actions',
  expand: 'Expand',
  collapse: 'Collapse',
  total: 'Total',
  pageTotal: 'Total of this page',
  yes: 'Yes',
  no: 'No',
  missing: 'Could not load, reload the page',
  comma: ', ',
}

/** Adds the English texts of the rows, which pages in Chinese do without. */
export function addEnglish(): void {
  Object.assign(strings.texts.en, en)
}
