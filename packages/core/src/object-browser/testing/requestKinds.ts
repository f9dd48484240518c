import type { SeenRequest } from '@ebkit/testing'

export const isList = ({ method, path }: SeenRequest) => method === 'GET' && path.includes('max-keys')
export const isDelete = ({ method, path }: SeenRequest) => method === 'DELETE' || path.includes('?delete')
export const isAcl = ({ path }: SeenRequest) => path.includes('?acl')
