/**
 * Fields, by resource, that requests must fill and that rows may lack: those of drafts, of a first brand that is still to be
 * completed, and of rows that were made before there was such a field.
 */
export const incompleteFields: Readonly<Record<string, readonly string[]>> = {
  brand: ['logo'],
  counter: ['managerId'],
  employee: ['departmentId'],
  hotel: ['logo', 'companyName', 'licenseNo', 'licenseImage', 'geo'],
  restaurant: ['cover'],
}
