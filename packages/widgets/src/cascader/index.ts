export { Cascader, type CascaderHandle, type CascaderProps } from './Cascader'
