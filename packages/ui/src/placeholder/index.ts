export { Placeholder, type PlaceholderProps } from './Placeholder'
export { Skeleton, type SkeletonProps } from './Skeleton'
