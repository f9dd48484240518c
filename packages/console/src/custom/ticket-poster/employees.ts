import type { ReferenceDefinition } from '@ebkit/core/services/consolePages'

/** Where employees are found, by their names. */
export const employees = {
  resource: 'employee-api/employee',
  key: 'employeeId',
  display: 'employeeName',
} as const satisfies Partial<ReferenceDefinition> as ReferenceDefinition
