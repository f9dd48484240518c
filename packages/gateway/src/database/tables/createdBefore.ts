/**
 * Tables of resources that handwritten migrations created, before tables were generated from definitions. Those
 * migrations and later ones bring them in line with their definitions.
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
