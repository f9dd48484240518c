export { Frame, type FrameHandle, type FrameProps } from './Frame'
