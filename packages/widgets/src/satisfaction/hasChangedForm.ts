type Control = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement

/**
 * Whether a form control of the page differs from its initial state, so that a reload would lose an entry. Controls that a
 * script of the page has filled count too: skipping a reload is better than losing a text.
 */
export function hasChangedForm(page: ParentNode): boolean {
  return [...page.querySelectorAll<Control>('input,textarea,option')].some(isChanged)
}

function isChanged(control: Control): boolean {
  // A list without a default has its first option chosen. A change also deselects that option.
  if ('index' in control) return control.index > 0 && control.selected !== control.defaultSelected
  // The value of check boxes and radio buttons is their attribute, which never changes.
  if ('checked' in control && /box|radio/.test(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
