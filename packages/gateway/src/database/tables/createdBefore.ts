/**
 * Tables of resources that migrations written by hand created, before tables followed from definitions. Those migrations and
 * later ones bring them in line with their definitions.
 */
export const createdBefore: ReadonlySet<string> = new Set([
  'brand',
  'counter',
  'employee',
  'hotel',
  'postage_template',
  'printer',
  'restaurant',
  'role',
  'ticket_category',
  'ticket_product',
])
