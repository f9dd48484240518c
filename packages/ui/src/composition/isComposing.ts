/** A key event of the browser or of React, whose own event has no `isComposing`. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean }
}

/**
 * Whether a key belongs to a composition (IME), including the key that ends it; handlers must ignore it.
 *
 * @example
 * ```ts
 * import { isComposing } from '@ebkit/ui/composition'
 *
 * export const Search = ({ onSearch }: { onSearch: (text: string) => void }) => (
 *   <input
 *     aria-label="Search"
 *     // Enter that ends the input of 早餐 does not search yet.
 *     onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && onSearch(event.currentTarget.value)}
 *   />
 * )
 * ```
 */
export const isComposing = (event: KeyLike): boolean =>
  event.keyCode === 229 || !!(event.nativeEvent ?? event).isComposing
