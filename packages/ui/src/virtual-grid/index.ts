export type { GridSection } from './layGrid'
export { VirtualGrid } from './VirtualGrid'
export type { GridHandle, VirtualGridProps } from './virtualGridProps'
