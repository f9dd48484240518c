/**
 * Columns, by table, that definitions do not have: code computes fields from them, or the database fills them.
 * Handwritten migrations add them.
 */
export const ownColumns: Readonly<Record<string, readonly string[]>> = {
  printer: ['reported_state', 'pending_jobs'],
  ticket_category: ['activity_types'],
  ticket_product: ['min_sale_price', 'sold_count', 'supplier_account_status', 'rp_names', 'activity_types'],
}

/** Indexes that definitions do not have: for orders and rules that they cannot express. */
export const ownIndexes: Readonly<Record<string, readonly string[]>> = {
  postage_template: ['postage_template_default_unique'],
  ticket_product: ['ticket_product_order'],
}
