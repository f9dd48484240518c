type Control = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement

/**
 * Whether the page has a form control that differs from what it was when the page came: something typed that a reload
 * would lose. Controls that the page's own script filled count too: better no reload than a lost text.
 */
export function hasChangedForm(page: ParentNode): boolean {
  return [...page.querySelectorAll<Control>('input,textarea,option')].some(isChanged)
}

function isChanged(control: Control): boolean {
  // The first option is chosen without being the default where a list has none; a change leaves its trace in others.
  if ('index' in control) return control.index > 0 && control.selected !== control.defaultSelected
  // The value of boxes and radios is their attribute, and never changes.
  if ('checked' in control && /box|radio/.test(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
