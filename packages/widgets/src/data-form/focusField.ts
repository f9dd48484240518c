import { focusFirst } from '@ebkit/ui/form-field'
import { focusReservedSpace } from './laterControl'

/** Focuses a field by its path, or the nearest field around it; without a path the first field. */
export function focusField(form: Element | null, path?: string): void {
  for (let place = path; place; place = place.includes('.') ? place.slice(0, place.lastIndexOf('.')) : '') {
    const field = form?.querySelector(`[data-field="${CSS.escape(place)}"]`)
    // A read-only field is scrolled into view.
    field?.scrollIntoView({ block: 'nearest' })
    if (focusControl(field?.querySelector('.eb-form-field__control'))) return
  }
  if (path) return
  const fields = form?.querySelectorAll('.eb-data-form__sections [data-field] .eb-form-field__control') ?? []
  for (const control of fields) if (focusControl(control)) return
}

const focusControl = (control: Element | null | undefined): boolean =>
  focusFirst(control) || focusReservedSpace(control)
