export { Cascader } from './Cascader'
export type { LoadChildren } from './loads'
export type { CascaderHandle, CascaderProps } from './props'
export type { CascaderItem } from './tree'
