export { Cascader } from './Cascader'
export type { LoadChildren } from './loads'
export { type CascaderHandle, type CascaderProps, cascaderSizes, type FindItems } from './props'
export type { CascaderItem } from './tree'
