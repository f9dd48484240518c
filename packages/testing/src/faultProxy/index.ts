export type { Fault, FaultKind, InjectedFault, SeenRequest } from './faults'
export { type FaultProxy, startFaultProxy } from './startFaultProxy'
