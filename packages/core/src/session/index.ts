export type { Identity } from '@ebkit/protocol/calls/session'
export * from './createSession'
export type { IdentityState, RequestContext, Session } from './Session'
