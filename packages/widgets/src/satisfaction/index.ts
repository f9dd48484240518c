export { guideCounter, guideVisits } from './dashboardGuide'
export { Satisfaction, type SatisfactionHandle, type SatisfactionProps } from './Satisfaction'
export type { Level, SentRating } from './state'
