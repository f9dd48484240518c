/** Keys of every picker, for the reference pages. */
export const pickerKeyboard = {
  'Enter, Space': 'On the button: opens the dialog. On a row’s button: chooses it, or takes it out.',
  Space:
    'On 按规则全选 (with `allow-rule`): chooses everything that matches; a row’s button then excludes it, or includes it again.',
  'Tab, Shift+Tab': 'Moves through the dialog; focus stays inside while it is open.',
  '← → Home End': 'On the tabs: the tab beside, the first, the last.',
  '↑ ↓':
    'On a row’s button: the row above or below; ↓ in the search: the first row. On a lifted chosen row: one place up or down.',
  'Home End, Page Up, Page Down':
    'On a row’s button: the first row, the last; the page before, the next, on its first row.',
  'Ctrl+Enter': 'Confirms.',
  'Shift+Enter': 'On a row’s button: chooses all rows from the last one to this one.',
  'Space on a grip': 'Lifts a chosen row, and drops it; Esc cancels.',
  Esc: 'Clears the search, then closes the dialog; asks first if a choice would be lost.',
}
