export { ActivityBanner, type ActivityBannerHandle, type ActivityBannerProps } from './ActivityBanner'
