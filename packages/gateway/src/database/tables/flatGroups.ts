/** Groups, by resource, whose fields have a column each instead of one column for the group. */
export const flatGroups: Readonly<Record<string, readonly string[]>> = {
  ticketProduct: ['productStatusVmo'],
}
