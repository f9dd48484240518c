export type { Identity } from '@ebkit/protocol'
export * from './createSession'
export type { IdentityState, RequestContext, Session } from './Session'
