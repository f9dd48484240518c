export { Frame } from './Frame'
export { frameMessageType } from './frameMessage'
export { frameTimeLimit } from './frameModel'
export type { FrameHandle, FrameProps } from './props'
