/**
 * SQL: the types of the activities that a product is in: what is stored of other systems' activities, and the running ones
 * of the brand.
 *
 * @param product the row of `ticket_product` in the query
 */
export const activityTypesOf = (product: string) =>
  `(${product}.activity_types || array(select distinct a.activity_type::int from activity a
    where a.brand_id = ${product}.brand_id and a.status = 'RUNNING'
      and (a.products || a.product_rules) @> jsonb_build_array(jsonb_build_object('ticketProductId', ${product}.ticket_product_id))
      and a.activity_type::int <> all (${product}.activity_types)))`
