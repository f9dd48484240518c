import { focusFirst } from '@ebkit/ui'

/** Focuses a field by its path, else the nearest one around it; without a path the first field. */
export function focusField(form: Element | null, path?: string): void {
  for (let place = path; place; place = place.includes('.') ? place.slice(0, place.lastIndexOf('.')) : '')
    if (focusFirst(form?.querySelector(`[data-field="${CSS.escape(place)}"] .eb-form-field__control`))) return
  if (!path) focusFirst(form?.querySelector('.eb-data-form__sections'))
}
