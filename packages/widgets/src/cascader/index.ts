export { Cascader } from './Cascader'
export type { LoadChildren } from './loads'
export { type CascaderHandle, type CascaderProps, cascaderSizes } from './props'
export type { CascaderItem } from './tree'
