/**
 * Copies a text to the clipboard.
 *
 * @param place where a hidden text field is inserted if the page has no clipboard access (plain http). It must be near the
 * clicked element, because an open modal dialog makes everything outside it inert.
 * @returns whether the text was copied; never rejects
 */
export async function copyText(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text, place)
  }
}

function copySelection(text: string, place: Element): boolean {
  const focused = focusedAround(place)
  const field = place.ownerDocument.createElement('textarea')
  field.value = text
  field.readOnly = true // prevents the keyboard of a phone
  field.style.cssText = 'position:fixed;opacity:0'
  // Focus traps of the page would take focus away before the selection is copied.
  field.addEventListener('focusin', (event) => event.stopPropagation())
  place.append(field)
  field.select()
  try {
    return place.ownerDocument.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus()
  }
}

/** The focused element in the shadow root of a place, or around its host. */
function focusedAround(place: Element): HTMLElement | null {
  const root = place.getRootNode() as ShadowRoot
  const outer = root.host?.getRootNode() as Document | undefined
  return (root.activeElement ?? outer?.activeElement ?? null) as HTMLElement | null
}
