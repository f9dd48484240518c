// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/**
 * lucide `bell`
 *
 * @example
 * ```tsx
 * import { Icon } from '@ebkit/ui/icon'
 * import { bellIcon, volumeXIcon } from '@ebkit/ui/icons'
 *
 * export const Bell = ({ isQuiet }: { isQuiet: boolean }) => <Icon path={isQuiet ? volumeXIcon : bellIcon} />
 * ```
 */
export const bellIcon =
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326'
