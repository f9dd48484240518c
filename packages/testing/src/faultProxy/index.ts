export type { Answer } from './Answer'
export type { Fault, FaultKind, InjectedFault, SeenRequest } from './faults'
export { type FaultProxy, type FaultProxyOptions, startFaultProxy } from './startFaultProxy'
