export { ActivityBanner } from './ActivityBanner'
export { descriptionHeight } from './activityBannerModel'
export type { ActivityBannerHandle, ActivityBannerProps } from './props'
