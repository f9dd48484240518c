import { withParameters } from '../rows/rowsAddress'

/** The folded columns: `?folded=DONE|LOST`, `none`, or without it those of the page's definition. */
export function foldedColumns(query: string, usual: readonly string[] = []): readonly string[] {
  const given = new URLSearchParams(query).get('folded')
  return given === null ? usual : given.split('|')
}

/** The query with a column folded or unfolded. */
export function withFolded(
  query: string,
  usual: readonly string[] | undefined,
  column: string,
  isFolded: boolean,
): string {
  const others = foldedColumns(query, usual).filter((one) => one !== column && one !== 'none')
  const folded = isFolded ? [...others, column] : others
  return withParameters(query, { folded: folded.join('|') || 'none' })
}
