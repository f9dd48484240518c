/**
 * References of new rows that may point to rows of other stores of the brand, by resource. Their behaviours check
 * whether such a row can be used at the acting store.
 */
export const sharedReferences: Readonly<Record<string, readonly string[]>> = {
  ecardUseRecord: ['ecardUserId'],
}
