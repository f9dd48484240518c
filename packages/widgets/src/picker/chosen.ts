// What shows and orders chosen rows, and says what select-all did. It is loaded later: see useChosenParts.
export { ChoosePage } from './ChoosePage'
export { ChosenPanel } from './ChosenPanel'
export { ChosenSummary } from './ChosenSummary'
export { GatheringBar } from './GatheringBar'
