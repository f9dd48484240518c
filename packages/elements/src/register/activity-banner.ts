import { activityBanner } from '../pure/activity-banner'

activityBanner.register()

export * from '../pure/activity-banner'
