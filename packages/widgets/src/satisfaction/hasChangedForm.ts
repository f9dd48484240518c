/**
 * Whether the page has a form control that differs from what it was when the page came: something typed that a reload
 * would lose. Controls that the page's own script filled count too: better no reload than a lost text.
 */
export function hasChangedForm(page: ParentNode): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,textarea,select')].some(
    isChanged,
  )
}

function isChanged(control: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in control) return isListChanged(control)
  return (
    control.checked !== control.defaultChecked ||
    (!hasFixedValue(control) && control.value !== control.defaultValue)
  )
}

const hasFixedValue = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

function isListChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options]
  // A list without a default shows its first option.
  const hasDefault = all.some((option) => option.defaultSelected)
  return hasDefault ? all.some((option) => option.selected !== option.defaultSelected) : selectedIndex > 0
}
