import { isServiceError } from '@ebkit/core/errors'
import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'
import type { Row, RowService } from '@ebkit/core/services/rows'

type Reference = Pick<ReferenceDefinition, 'resource' | 'key'>

/** The codes of a role. One that no longer exists has none. @throws any other failure: its codes are unknown then */
export async function readRoleCodes(
  service: Pick<RowService, 'read'>,
  { resource, key }: Reference,
  roleId: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const { permissions } = await service.read(resource, { [key]: roleId }, signal)
    return [permissions ?? []].flat().map(String)
  } catch (error) {
    if (isServiceError(error) && error.status === 404) return []
    throw error
  }
}

/** All roles of the brand. @returns undefined if there are more than one answer holds: they cannot be counted then */
export async function readAllRoles(
  service: Pick<RowService, 'list'>,
  resource: string,
  signal: AbortSignal,
): Promise<readonly Row[] | undefined> {
  const { rows, total } = await service.list(resource, {}, signal)
  return rows.length < total ? undefined : rows
}
