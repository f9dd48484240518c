export { guideCounter, guideVisits } from './dashboardGuide'
export type { SatisfactionHandle, SatisfactionProps } from './props'
export { Satisfaction } from './Satisfaction'
export type { Level, SentRating } from './state'
