// What shows and orders chosen rows, select-all, other pages. It is loaded later: see useChosenParts.
export { ChoosePage } from './ChoosePage'
export { ChosenPanel } from './ChosenPanel'
export { ChosenSummary } from './ChosenSummary'
export { GatheringBar } from './GatheringBar'
export { PickerPages } from './PickerPages'
