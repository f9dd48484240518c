import type { CallDefinition } from '@ebkit/protocol/define-call'

/** The router's path of a call: its `{hotelId}` is `:hotelId`. */
export const routeOfCall = ({ base, path }: Pick<CallDefinition, 'base' | 'path'>): string =>
  `${base === 'fileService' ? '/file-service' : ''}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
