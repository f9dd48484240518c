/**
 * Which rows are offered where a form or an action asks for one, by resource: who has left, what was closed or is switched off is
 * chosen no more. It stays where it was chosen before, and filters find it. Default: all rows are offered.
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
