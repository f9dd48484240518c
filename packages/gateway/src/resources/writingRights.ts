import type { Resource } from '@ebkit/domain'

/** Rights that change rows. */
export const writingRights = ['add', 'edit', 'delete', 'import'] as const

export type WritingRight = (typeof writingRights)[number]

/** The permission codes of a user. */
export interface HeldCodes {
  /** Those of all roles. */
  readonly permissions: readonly string[]
  /** Those from roles of the brand. */
  readonly brandPermissions: readonly string[]
}

/** The codes that count for a right on rows: only roles of the brand may write rows of the brand. */
export function countedCodes(
  { scope }: Pick<Resource, 'scope'>,
  right: string,
  { permissions, brandPermissions }: HeldCodes,
): readonly string[] {
  const isWriting = (writingRights as readonly string[]).includes(right)
  return isWriting && scope === 'brand' ? brandPermissions : permissions
}
