/** Groups, by resource, whose fields have a column each instead of one for all. */
export const flatGroups: Readonly<Record<string, readonly string[]>> = {
  ticketProduct: ['productStatusVmo'],
}
