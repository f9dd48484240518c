export { WecomGate, type WecomGateHandle, type WecomGateProps } from './WecomGate'
