/**
 * Fields, by resource, that requests must fill but rows may lack: those of drafts, of a first brand that has not been
 * completed yet, and of rows created before the field existed.
 */
export const incompleteFields: Readonly<Record<string, readonly string[]>> = {
  brand: ['logo'],
  counter: ['managerId'],
  employee: ['departmentId'],
  hotel: ['logo', 'companyName', 'licenseNo', 'licenseImage', 'geo'],
  restaurant: ['cover'],
}
