import type { Shape } from '../configuration'

/** Of a source with an address. */
export const sourceShape: Shape = {
  url: 't',
  method: 't',
  params: 'o',
  pageName: 't',
  sizeName: 't',
  sortName: 't',
  searchName: 't',
  filterName: 't',
  where: 't',
  dropEmpty: 'b',
  answer: 'o',
}

/** Of an action of a row, of the selection or of the toolbar. */
export const actionShape: Shape = {
  name: 't',
  label: 'to',
  icon: 't',
  tone: 't',
  when: 'tf',
  refusal: 'f',
}
