/**
 * The rows that forms and actions offer as references, by resource: employees who left and whatever was closed or
 * switched off can no longer be selected. Existing references to them stay, and filters still find them. Default: all
 * rows are offered.
 */
export const offeredRows: Readonly<Record<string, string>> = {
  counter: 'status=ENABLED',
  corporateLevel: 'status=ENABLED',
  corporateMember: 'status!=TERMINATED',
  coupon: 'status!=EXPIRED',
  customerGroup: 'status!=DISMISSED',
  customerTag: 'status=ENABLED',
  deliveryPlatform: 'status!=DISABLED',
  diningTable: 'status=ENABLED',
  dishClass: 'status=ENABLED',
  employee: 'status=ON_JOB',
  groupTag: 'status=ENABLED',
  hotel: 'auditStatus!=CLOSED',
  invoiceTerminal: 'status!=DISABLED',
  member: 'status!=CANCELLED',
  memberGrade: 'status=ENABLED',
  memberInterest: 'status=ENABLED',
  pointsCategory: 'status=ENABLED',
  postageTemplate: 'status=ENABLED',
  printer: 'status=ENABLED',
  role: 'status=ENABLED',
}
