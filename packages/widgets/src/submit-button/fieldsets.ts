/** The fieldsets around an element, the nearest first. */
export function fieldsetsAround(element: Element): HTMLFieldSetElement[] {
  const around: HTMLFieldSetElement[] = []
  let at = element.closest('fieldset')
  while (at) {
    around.push(at)
    at = at.parentElement?.closest('fieldset') ?? null
  }
  return around
}

/** The fieldset that disables an element, as in HTML: except for content of its first legend. */
export const disabledFieldset = (element: Element): HTMLFieldSetElement | undefined =>
  fieldsetsAround(element).find(
    (fieldset) => fieldset.disabled && !fieldset.querySelector(':scope > legend')?.contains(element),
  )
