import type { Resource } from './Resource'

/** Fields that name the employee whom a row belongs to, as opposed to one who verified, checked or paid it. */
const owning = new Set([
  'applicantId',
  'employeeId',
  'followEmployeeId',
  'ownerEmployeeId',
  'ownerId',
  'saleEmployeeId',
  'salesEmployeeId',
  'signEmployeeId',
])

/**
 * The fields of a resource that name the employee whom a row belongs to; none for rows that belong to the store as a whole.
 * A role with the data scope of a department or of oneself sees only such rows of its own, and those that belong to nobody.
 */
export const ownerFields = ({ fields }: Resource): readonly string[] =>
  fields
    .filter(({ name, type, ref }) => type === 'ref' && ref === 'employee' && owning.has(name))
    .map(({ name }) => name)
