import type { ListView } from '@ebkit/domain'

/** `status=ERROR first, name asc` */
export const orderOf = ({ first, sort }: Pick<ListView, 'first' | 'sort'>): string | undefined =>
  first && sort ? `${first} first, ${sort}` : sort
