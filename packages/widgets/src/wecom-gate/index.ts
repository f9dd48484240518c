export type { WecomGateHandle, WecomGateProps } from './props'
export { WecomGate } from './WecomGate'
