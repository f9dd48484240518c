import type { ServedResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'

/** The resources that fields inside groups and lists reference, by path: `prizes.couponId`. */
export type InnerReferences = ReadonlyMap<string, ServedResource>

/** The references inside groups and lists of a resource. @param find definitions by name */
export const innerReferences = (
  fields: readonly Field[],
  find: (name: string) => ServedResource | undefined,
  prefix = '',
): InnerReferences =>
  new Map(
    fields.flatMap(({ name, type, ref = '', fields: inner = [] }) => {
      const path = prefix + name
      const of = prefix && (type === 'ref' || type === 'refs') ? find(ref) : undefined
      return [...(of ? [[path, of] as const] : []), ...innerReferences(inner, find, `${path}.`)]
    }),
  )
